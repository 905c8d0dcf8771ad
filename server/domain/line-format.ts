/** The format `line` of the contract: text on one line that shows as it was typed. */

/**
 * No control characters, no ends of lines, and no signs that turn the direction of what follows (U+202A to U+202E, U+2066
 * to U+2069): a name with them rewrites the text around it. The joiners of Persian and the marks of a direction stay.
 */
const forbidden = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

export const isLine = (text: string): boolean => !forbidden.test(text);

/** For text of others that cannot be refused, such as the name at a sign-in provider. */
export const asLine = (text: string): string => text.replaceAll(new RegExp(forbidden, 'gu'), ' ').trim();
