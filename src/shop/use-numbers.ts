import { formatNumber } from '#src/i18n/numbers.ts';
import { useLocale } from './use-messages.ts';

/** Writes numbers in the digits of the shopper's language, such as `4.5` with one decimal or `20%`. */
export const useNumbers = (): ((value: number | string, places?: number) => string) => {
  const locale = useLocale();
  return (value, places) => formatNumber(value, locale, places);
};
