/** The code by which shopper and shop speak of an order. */

const prefix = 'LD';

/** 77 is #LD000077. */
export const orderCode = (number: number): string => `#${prefix}${String(number).padStart(6, '0')}`;

/** Reads a code as people type it: the sign, the letters and leading zeros may be missing. */
export function orderNumber(code: string): number | undefined {
  const digits = /^#?(?:LD)?0*(\d{1,9})$/i.exec(code.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
