/** E-mail addresses and phone numbers as people type them, and as the shop keeps them. */

import { fullFormats } from 'ajv-formats/dist/formats.js';
import { asciiDigits } from '#locales/typed-numbers.ts';

const emailForm = fullFormats.email as RegExp;

/** The digits alone; undefined if another character is no part of a phone number. */
export function phoneDigits(text: string): string | undefined {
  const digits = asciiDigits(text).replace(/[\s().+/-]/g, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** +49 0151 … and 00 49 151 … are the same number as 151 … with the code 49. */
export function nationalNumber(text: string, phoneCode: string): string | undefined {
  const digits = phoneDigits(text);
  if (digits === undefined) return undefined;
  const isInternational = asciiDigits(text).trim().startsWith('+') || digits.startsWith('00');
  const bare = isInternational ? digits.replace(/^00/, '').replace(new RegExp(`^${phoneCode}`), '') : digits;
  return bare.replace(/^0+/, '') || undefined;
}

export const codeDigits = (text: string): string => asciiDigits(text).replace(/\D/g, '');

export const emailOf = (text: string): string => text.trim().toLowerCase();

/** The format `email` of the contract. Only a message can prove that the address exists. */
export const isEmail = (text: string): boolean => text.length <= 255 && emailForm.test(text);

/**
 * What was typed, in the one form by which codes are asked for: an e-mail address in lower case, or a number with its
 * country's code. Undefined when it is neither.
 */
export function contactOf(typed: string, phoneCode: string | null | undefined): string | undefined {
  if (typed.includes('@')) return isEmail(emailOf(typed)) ? emailOf(typed) : undefined;
  const code = codeDigits(phoneCode ?? '');
  const national = nationalNumber(typed, code);
  if (!national) return undefined;
  // A number without the plus is the same number.
  const bare = code && national.startsWith(code) ? national.slice(code.length) : national;
  const isWhole = code !== '' || /^\s*(\+|00)/.test(asciiDigits(typed));
  return isWhole ? `+${code}${bare}` : national;
}
