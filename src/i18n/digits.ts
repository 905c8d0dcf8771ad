/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits as ASCII; everything else stays. Wanted before phone, code and quantity are checked. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
