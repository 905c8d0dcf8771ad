/** The digits in a typed, pasted or filled-in text, Arabic and Persian ones as ASCII, spaces and dashes left out. */
const digitsOf = (text: string): string[] =>
  [...text.matchAll(/[\d\u0660-\u0669\u06f0-\u06f9]/g)].map(([digit]) => String(digit.charCodeAt(0) & 0xf));

export type Filled = { boxes: string[]; next: number };

/** What the boxes hold once the text has gone in at a box, and where the focus belongs. */
export const fillBoxes = (boxes: readonly string[], at: number, text: string): Filled => {
  const digits = digitsOf(text);
  // A whole code fills from the front, wherever it was pasted.
  const from = digits.length >= boxes.length ? 0 : at;
  const filled = boxes.map((old, index) => digits[index - from] ?? old);
  return { boxes: filled, next: Math.min(from + digits.length, boxes.length - 1) };
};
