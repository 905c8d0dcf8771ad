/** Apart from `use-money.ts`, which is in every first view: only pages with a sum load this. */
import { selectMoney } from '#machines/preferences/preferences.selectors.ts';
import { formatMinor, toMinor } from '#src/i18n/money.ts';
import { splitMinor } from '#src/i18n/split-minor.ts';
import { useFacts } from './use-flow.ts';
import { useLocale } from './use-messages.ts';

/** Amounts that are shown with their sum: in the chosen currency they still add up to the cent. */
export type Sums = {
  /** The sum itself, in minor units of the chosen currency. */
  whole: (amount: number) => bigint;
  /** Splits a whole into one part for each amount. The parts add up to it, and each part can be split again. */
  parts: (whole: bigint, amounts: readonly number[]) => bigint[];
  write: (minor: bigint) => string;
};

/** Amounts go in as the default currency has them, as for `useMoney`. */
export const useSums = (): Sums => {
  const { symbol, rate, position } = useFacts('preferences', selectMoney);
  const locale = useLocale();
  return {
    whole: (amount) => toMinor(amount, rate),
    parts: (whole, amounts) => splitMinor(whole, amounts, rate),
    write: (minor) => formatMinor(minor, { symbol, position }, locale),
  };
};
