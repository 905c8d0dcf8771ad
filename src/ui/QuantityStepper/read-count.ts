/** A typed whole number, in Latin, Arabic or Persian digits; undefined when it is none. */
export const readCount = (text: string): number | undefined => {
  const ascii = text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return /^\d{1,6}$/.test(ascii) ? Number(ascii) : undefined;
};
