/** An amount or a number within a sentence that may run from the right: it keeps its own order. */
export const isolated = (text: string | number) => `\u2066${text}\u2069`;
