/** Numbers that the protocol sends as texts. */

/** Such as 1,204 */
export const withCommas = (count: number): string => String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, ',');

const steps = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;

/** Such as 1.2K; never rounded up, so that a count is not overstated. */
export function abbreviated(count: number): string {
  const whole = Math.trunc(count);
  for (const [size, letter] of steps) {
    if (whole >= size) return `${Math.floor((whole * 10) / size) / 10}${letter}`;
  }
  return String(whole);
}
