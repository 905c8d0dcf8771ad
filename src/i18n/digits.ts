/** Converts Arabic-Indic (٠-٩) and Persian (۰-۹) digits to ASCII, for the checks of phone, code and quantity. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
