/** Numbers on the screen, in the digits of the language. */
import { intlLocale, type Locale } from '#locales/locales.ts';
import { localNumbers } from '#locales/numbers.ts';

/** With `places` decimals, or as many as it has. A text that ends in a percent sign is a number, too. */
export const formatNumber = (value: number | string, locale: Locale, places?: number): string =>
  localNumbers(
    typeof value === 'number' && places !== undefined ? value.toFixed(places) : `${value}`,
    intlLocale(locale),
  );

/** A badge's text: the number, or the cap and a plus above it. */
export const capped = (count: number, cap: number): string => (count > cap ? `${cap}+` : String(count));
