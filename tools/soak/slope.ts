/**
 * How much a figure grows in an hour, and how sure that is. Neighbouring samples resemble each other, which would make a
 * plain regression too sure of itself: the samples are averaged in blocks, and the line goes through the blocks.
 */

export type Sample = { atMs: number; value: number };

/** `low` to `high` has the real slope in 95 of 100 runs. */
export type Slope = { perHour: number; low: number; high: number };

const mostBlocks = 12;
const leastBlocks = 4;
const leastInBlock = 3;
const hourMs = 3_600_000;

/** Quantiles of Student's t for 97.5 %, for 2 and more degrees of freedom. */
const quantiles = [4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function blocksOf(samples: readonly Sample[], count: number): Sample[] {
  return Array.from({ length: count }, (_, at) => {
    const block = samples.slice((at * samples.length) / count, ((at + 1) * samples.length) / count);
    return { atMs: mean(block.map(({ atMs }) => atMs)), value: mean(block.map(({ value }) => value)) };
  });
}

/** Undefined: too few samples to say anything. */
export function slopeOf(samples: readonly Sample[]): Slope | undefined {
  const count = Math.min(mostBlocks, Math.floor(samples.length / leastInBlock));
  if (count < leastBlocks) return undefined;
  const blocks = blocksOf(samples, count);
  const [middleMs, level] = [mean(blocks.map(({ atMs }) => atMs)), mean(blocks.map(({ value }) => value))];
  const spread = blocks.reduce((sum, { atMs }) => sum + (atMs - middleMs) ** 2, 0);
  const slope = blocks.reduce((sum, { atMs, value }) => sum + (atMs - middleMs) * (value - level), 0) / spread;
  const rest = blocks.reduce((sum, { atMs, value }) => sum + (value - level - slope * (atMs - middleMs)) ** 2, 0);
  const error = Math.sqrt(rest / (count - 2) / spread);
  const reach = (quantiles[count - 4] ?? 2.228) * error;
  return { perHour: slope * hourMs, low: (slope - reach) * hourMs, high: (slope + reach) * hourMs };
}

export type Verdict = 'under the limit' | 'over the limit' | 'not sure yet';

/** Only a whole interval on one side of the limit is a verdict. */
export function verdictOf(slope: Slope | undefined, limit: number): Verdict {
  if (!slope) return 'not sure yet';
  if (slope.high < limit) return 'under the limit';
  return slope.low > limit ? 'over the limit' : 'not sure yet';
}
