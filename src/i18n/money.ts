/** Money as the shop writes it: two decimals, then the symbol. Exact decimal arithmetic, halves away from zero. */
import type { Locale } from '#locales/locales.ts';
import { priceText, type SignPlace } from '#locales/numbers.ts';

export type Currency = SignPlace & { rate_from_default: number };

export type Decimal = { units: bigint; places: number };

/** Below this, two different whole numbers divided by a hundred are never the same number. */
const mostHundredths = 1e15;

/** The number that is written, not the binary one beneath it: 1.005 is 1005 thousandths. */
const toDecimal = (value: number): Decimal => {
  // Nearly every amount is a whole number of hundredths. A long cart converts hundreds of amounts in one press.
  const hundredths = Math.round(value * 100);
  if (hundredths / 100 === value && Math.abs(hundredths) < mostHundredths)
    return { units: BigInt(hundredths), places: 2 };
  const [mantissa = '0', exponent = '0'] = value.toString().split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return places < 0 ? { units: units * 10n ** BigInt(-places), places: 0 } : { units, places };
};

const roundTo = ({ units, places }: Decimal, requested: number): bigint => {
  if (places <= requested) return units * 10n ** BigInt(requested - places);
  const divisor = 10n ** BigInt(places - requested);
  const size = units < 0n ? -units : units;
  const rounded = (size + divisor / 2n) / divisor;
  return units < 0n ? -rounded : rounded;
};

const usable = (rate: number) => (Number.isFinite(rate) && rate >= 0 ? rate : 1);

/** The amount in the other currency before it is rounded. A rate that is no rate counts as 1. */
export const converted = (amountInDefaultCurrency: number, rate = 1): Decimal => {
  const amount = toDecimal(Number.isFinite(amountInDefaultCurrency) ? amountInDefaultCurrency : 0);
  const factor = toDecimal(usable(rate));
  return { units: amount.units * factor.units, places: amount.places + factor.places };
};

/** The amount in minor units of the other currency. */
export const toMinor = (amountInDefaultCurrency: number, rate = 1): bigint =>
  roundTo(converted(amountInDefaultCurrency, rate), 2);

export const formatMinor = (minor: bigint, sign: SignPlace, locale: Locale): string => {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return priceText(`${minor < 0n ? '-' : ''}${whole}.${digits.slice(-2)}`, sign, locale);
};

export const formatMoney = (amountInDefaultCurrency: number, currency: Currency, locale: Locale): string =>
  formatMinor(toMinor(amountInDefaultCurrency, currency.rate_from_default), currency, locale);
