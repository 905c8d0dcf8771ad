import { selectMoney } from '#machines/preferences/preferences.selectors.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { useFacts } from './use-flow.ts';

/** Formats an amount of the default currency in the chosen one (R15). */
export const useMoney = (): ((amount: number) => string) => {
  const money = useFacts('preferences', selectMoney);
  return (amount) => formatMoney(amount, { ...money, rate_from_default: money.rate });
};
