/** Parts of a query of words, as PostgreSQL reads a `tsquery`. The words are folded, so nothing in them has a meaning. */

export const lexeme = (word: string): string => `'${word}'`;

/** Several words stand one after the other. */
export const phrase = (words: string, write = lexeme): string => {
  const parts = words.split(' ').map(write);
  return parts.length === 1 ? `${parts[0]}` : `(${parts.join(' <-> ')})`;
};

export const either = (forms: readonly string[]): string => `(${[...new Set(forms)].join(' | ')})`;
