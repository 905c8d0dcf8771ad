/** Numbers as people type them, in the digits of any script. The first view types none, so it does not load this. */

const isDigit = /\p{Nd}/u;

/** Unicode has the digits of a script in one row from zero to nine. */
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
};

/** Converts the digits of any script to ASCII, such as ٤ (Arabic) and ۴ (Persian). Everything else stays. */
export const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => `${digitValue(digit)}`);

/** Parses a typed amount in any digits, with either decimal point; `undefined` if it is no amount. */
export const typedAmount = (text: string): number | undefined => {
  const ascii = asciiDigits(text.trim()).replace(/[٬\s]/g, '').replace(/[٫,]/g, '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(ascii) ? Number(ascii) : undefined;
};

/** The digits of a typed, pasted or received text, in ASCII; anything else is dropped. */
export const digitsIn = (text: string): string[] => [...asciiDigits(text).matchAll(/\d/g)].map(([digit]) => digit);
