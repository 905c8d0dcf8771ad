/** Arguments of the commands that work on a whole shop. */

/** An argument that the program cannot use; its message is the one sentence to print. */
export class UsageError extends Error {}

export function numberIn(name: string, given: string, isAllowed: (value: number) => boolean): number {
  const value = given.trim() === '' ? Number.NaN : Number(given);
  if (!isAllowed(value)) throw new UsageError(`"${given}" is no number for --${name}; see --help.`);
  return value;
}

/** Without a number any of 2³¹. */
export const seedIn = (given: string | undefined): number =>
  given === undefined ? Math.floor(Math.random() * 2 ** 31) : numberIn('seed', given, Number.isSafeInteger);

/** What `parse` refuses, it refuses in one sentence. */
export function inOneSentence<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}; see --help.`);
  }
}
