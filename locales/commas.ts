/** Between the parts of a list without a last "and". */
import { intlLocale, type Locale } from './locales.ts';

export const commaOf = (locale: Locale): string =>
  new Intl.Locale(intlLocale(locale)).maximize().script === 'Arab' ? '، ' : ', ';
