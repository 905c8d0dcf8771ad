/** What is wrong in a file of goods, told so that its owner can correct it. */

export type Problem = { line: number; column: string; reason: string; correction: string };

export const problemText = ({ line, column, reason, correction }: Problem): string =>
  `line ${line}${column ? `, ${column}` : ''}: ${reason}. ${correction}.`;

/** The file cannot be read any further. */
export class UnreadableFile extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problemText(problem));
    this.problem = problem;
  }
}
