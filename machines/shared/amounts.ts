/** Sums in whole minor units, so that no sum of fractions drifts. Amounts are in the shop's default currency. */
import { moneyDecimals } from '../constants.ts';

const minorPerUnit = 10 ** moneyDecimals;
const toMinor = (amount: number) => Math.round(amount * minorPerUnit);
const fromMinor = (minor: number) => minor / minorPerUnit;

export const times = (amount: number, quantity: number) => fromMinor(toMinor(amount) * quantity);

export const difference = (amount: number, less: number) => fromMinor(toMinor(amount) - toMinor(less));

export const sum = (amounts: number[]) => fromMinor(amounts.reduce((total, amount) => total + toMinor(amount), 0));
