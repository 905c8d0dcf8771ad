/** How the paths ended in earlier runs, in `history.json` beside the report: it shows which of them cannot be relied on. */

/** `unsteady`: the path failed, and passed when it was walked again. */
export type Mark = 'passed' | 'failed' | 'unsteady';

/** By `flow id`; `variant` is the browser, device and language. */
export type Run = { at: string; variant: string; marks: Readonly<Record<string, Mark>> };

const mostRuns = 20;
const mostMarks = 10;

/** A file of another version, or none, is an empty history. */
export const readHistory = (text: string): Run[] => {
  try {
    const { runs } = JSON.parse(text);
    return Array.isArray(runs) ? runs.filter((run) => run?.marks) : [];
  } catch {
    return [];
  }
};

export const addRun = (runs: readonly Run[], run: Run): Run[] => [...runs, run].slice(-mostRuns);

/** Of the runs of the same variant that had this path, the newest last. */
export const marksOf = (runs: readonly Run[], variant: string, path: string): Mark[] =>
  runs
    .filter((run) => run.variant === variant)
    .flatMap(({ marks }) => marks[path] ?? [])
    .slice(-mostMarks);

/** One change is a defect that came or was mended; a path that changes back cannot be relied on. */
export const isFlaky = (marks: readonly Mark[]): boolean =>
  marks.includes('unsteady') || marks.filter((mark, at) => at > 0 && mark !== marks[at - 1]).length > 1;
