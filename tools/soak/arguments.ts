/** The arguments of `npm run soak`. */
import { parseArgs } from 'node:util';
import { inOneSentence, numberIn, seedIn } from '../chaos/usage.ts';

export const help = `Usage: npm run soak -- [options]

Starts a shop and a PostgreSQL of its own in a temporary folder and lets shoppers use it for a long time, at half of what
the machine can do. It draws memory, handles, connections and response times, and says how much memory grows in an hour
after the warm-up. The exit code is 0 when the growth is under the limit, 1 when it is over it or the books do not agree,
3 when the run was too short or too noisy to tell.

  --minutes N    how long the shoppers work (default 60)
  --rate N       wishes a second, instead of half of what the machine can do
  --shoppers N   how many accounts they have (default 40)
  --seed N       what they wish for (default random)
  --limit N      megabytes an hour (default 1)
  --picture F    where the picture goes (default test-results/soak.svg)
  --help         prints this text`;

export type Arguments = {
  minutes: number;
  /** Undefined: half of what the machine can do. */
  rate: number | undefined;
  shoppers: number;
  seed: number;
  /** Megabytes an hour. */
  limit: number;
  picture: string;
};

const text = { type: 'string' } as const;
const options = {
  ...{ minutes: text, rate: text, shoppers: text, seed: text, limit: text, picture: text },
  help: { type: 'boolean' },
} as const;

const within = (most: number) => (value: number) => value > 0 && value <= most;

/** Undefined: only the help is requested. */
export function readArguments(args: string[]): Arguments | undefined {
  const {
    minutes = '60',
    shoppers = '40',
    limit = '1',
    rate,
    seed,
    picture,
    help: isHelp,
  } = inOneSentence(() => parseArgs({ args, options }).values);
  if (isHelp) return undefined;
  return {
    minutes: numberIn('minutes', minutes, within(1_440)),
    rate: rate === undefined ? undefined : numberIn('rate', rate, within(1_000)),
    shoppers: numberIn('shoppers', shoppers, (value) => Number.isInteger(value) && within(500)(value)),
    seed: seedIn(seed),
    limit: numberIn('limit', limit, within(1_000)),
    picture: picture ?? 'test-results/soak.svg',
  };
}
