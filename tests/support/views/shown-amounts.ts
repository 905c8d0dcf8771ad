/** Reads amounts as a shopper sees them and adds them up in whole cents. */
import { asciiDigits } from '#locales/typed-numbers.ts';

/** `-1,204.50$` is -120450, in the digits of any language. */
export const minorOf = (text: string): bigint => {
  const ascii = asciiDigits(text).replaceAll('٬', ',').replaceAll('٫', '.');
  const found = /(-?)\D*?([\d,]*\d\.\d\d)(?!\d)/.exec(ascii);
  if (!found) throw new Error(`"${text}" is no amount.`);
  const size = BigInt((found[2] ?? '').replaceAll(/\D/g, ''));
  return found[1] ? -size : size;
};

export const addedUp = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** The text of the first element of this class. */
export const textIn = (element: Element | undefined | null, className: string): string =>
  element?.querySelector(`[class*="${className}"]`)?.textContent ?? '';
