/** Numbers on a page, in whichever digits its language has. */

/** `۱۲٫۵` is `12.5`. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, ',');

/** Finds a number in any digits: `12.5` in `۱۲٫۵`. */
export const inAnyDigits = (number: number | string): string =>
  [...String(number)]
    .map((sign) =>
      sign === '.' ? '[.٫]' : `[${sign}${String.fromCharCode(0x660 + Number(sign), 0x6f0 + Number(sign))}]`,
    )
    .join('');
