/** Arguments of commands. */

/** The number of a row; 0, which no row has, for any other text. */
export const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
