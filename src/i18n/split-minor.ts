/** Rounds the parts of a sum so that the parts as shown add up to the sum as shown. */
import { converted, toMinor } from './money.ts';

type Part = { index: number; floor: bigint; rest: bigint };

const floorDivide = (dividend: bigint, divisor: bigint) => {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
};

const partsOf = (amounts: readonly number[], rate: number): Part[] => {
  const exact = amounts.map((amount) => converted(amount, rate));
  const places = Math.max(2, ...exact.map((amount) => amount.places));
  const scale = 10n ** BigInt(places - 2);
  return exact.map(({ units, places: own }, index) => {
    const scaled = units * 10n ** BigInt(places - own);
    const floor = floorDivide(scaled, scale);
    return { index, floor, rest: scaled - floor * scale };
  });
};

const largestRestFirst = (one: Part, other: Part) => (one.rest < other.rest ? 1 : -1);

const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount);

/** A back end that rounds each amount by itself is off by up to a cent for each: the largest part takes the difference. */
const roundedAlone = (total: bigint, amounts: readonly number[], rate: number): bigint[] => {
  const parts = amounts.map((amount) => toMinor(amount, rate));
  const difference = parts.reduce((left, part) => left - part, total);
  if (magnitude(difference) > BigInt(parts.length * Math.max(1, Math.ceil(rate)))) return parts;
  const largest = parts.reduce(
    (best, part, index) => (magnitude(part) > magnitude(parts[best] ?? 0n) ? index : best),
    0,
  );
  return parts.map((part, index) => (index === largest ? part + difference : part));
};

/**
 * Splits `total` minor units among `amounts` of the default currency by the method of the largest remainder: each part
 * differs from its exact value by less than one minor unit. Amounts that are far from the total are rounded alone.
 */
export const splitMinor = (total: bigint, amounts: readonly number[], rate = 1): bigint[] => {
  const parts = partsOf(amounts, rate);
  const missing = parts.reduce((left, { floor }) => left - floor, total);
  const fractions = parts.filter(({ rest }) => rest > 0n);
  if (missing < 0n || missing > BigInt(fractions.length)) return roundedAlone(total, amounts, rate);
  const roundedUp = new Set(fractions.sort(largestRestFirst).slice(0, Number(missing)));
  return parts.map((part) => (roundedUp.has(part) ? part.floor + 1n : part.floor));
};
