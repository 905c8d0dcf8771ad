/** Which currency prices are shown in (R15, R16). */
import type { Settings } from '#api/types/settings.ts';
import { defaultCurrency } from '../constants.ts';
import type { MoneyFormat } from './preferences.types.ts';

const isOffered = ({ currency, currencies }: Settings, name: string) =>
  name === currency.name || currencies.some((offered) => offered.name === name);

export const defaultName = ({ currency }: Settings) => currency.name || defaultCurrency.name;

/**
 * The choice stands until the shop's default currency has another name than when it was made, or the currency is not
 * offered any more; then, and without a choice, the default one counts.
 */
export const currencyAfter = (settings: Settings, chosen?: string, lastDefault?: string): string => {
  const name = defaultName(settings);
  const isMoved = lastDefault !== undefined && lastDefault !== name;
  return chosen === undefined || isMoved || !isOffered(settings, chosen) ? name : chosen;
};

/** Symbol and rate of a currency; the rate turns amounts of the default currency into it. */
export const moneyFormat = ({ currency, currencies }: Settings, name: string): MoneyFormat => {
  const { position } = currency;
  const offered = currencies.find((candidate) => candidate.name === name);
  if (offered) return { name, symbol: offered.symbol, rate: offered.rate_from_default, position };
  if (name === currency.name) return { name, symbol: currency.symbol, rate: 1, position };
  return { ...defaultCurrency, position };
};
