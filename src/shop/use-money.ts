import { selectMoney } from '#machines/preferences/preferences.selectors.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { useFacts } from './use-flow.ts';
import { useLocale } from './use-messages.ts';

/** Formats an amount of the default currency in the chosen one (R15). */
export const useMoney = (): ((amount: number) => string) => {
  const money = useFacts('preferences', selectMoney);
  const locale = useLocale();
  return (amount) => formatMoney(amount, { ...money, rate_from_default: money.rate }, locale);
};
