/** Runs a program to its end. `output` is empty without `quiet`, which keeps it from the terminal. */
export function run(
  command: string[],
  options?: { env?: Record<string, string>; quiet?: boolean; cwd?: string },
): Promise<{ code: number; signal: string | null; output: string }>;
/** npm itself with these arguments, as a command for `run`. */
export function npm(...args: string[]): string[];
