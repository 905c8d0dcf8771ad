/** The arguments of `npm run chaos`. */
import { parseArgs } from 'node:util';
import { type Fault, faults } from './faults.ts';
import { inOneSentence, numberIn, seedIn, UsageError } from './usage.ts';

export const help = `Usage: npm run chaos -- [options]

Starts a shop and a PostgreSQL of its own in a temporary folder and lets shoppers do over HTTP what shoppers do.
Meanwhile it kills and freezes the server, kills the database, cuts connections, slows the network down, moves the
clock, fills the disk, takes the power away and refuses mail. At the end it compares the books with what the shoppers
were told. The exit code is 1 when something is lost.

  --minutes N    how long the shoppers work (default 3)
  --seed N       which faults happen and when, and what the shoppers do (default random)
  --shoppers N   how many work at once (default 12)
  --rest N       milliseconds that a shopper rests after each action, on average (default 0)
  --kills        only kills the server, at least twice
  --only A,B     only these faults: ${faults.map(({ name }) => name).join(', ')}
  --no-fsync     PostgreSQL syncs nothing: a lost power must then lose orders, which shows that the audit can find it
  --help         prints this text`;

export type Arguments = {
  minutes: number;
  seed: number;
  shoppers: number;
  restMs: number;
  isKillsOnly: boolean;
  only: readonly Fault[];
  isSynced: boolean;
};

const text = { type: 'string' } as const;
const options = {
  minutes: text,
  seed: text,
  shoppers: text,
  rest: text,
  only: text,
  kills: { type: 'boolean' },
  'no-fsync': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function faultsOf(names: string | undefined): readonly Fault[] {
  if (names === undefined) return faults;
  return names.split(',').map((name) => {
    const fault = faults.find((each) => each.name === name.trim());
    if (!fault) throw new UsageError(`There is no fault "${name}"; see --help.`);
    return fault;
  });
}

/** Undefined: only the help is requested. */
export function readArguments(args: string[]): Arguments | undefined {
  const values = inOneSentence(() => parseArgs({ args, options }).values);
  if (values.help) return undefined;
  const { minutes = '3', shoppers = '12', rest = '0', seed, only, kills } = values;
  return {
    minutes: numberIn('minutes', minutes, (value) => value > 0 && value <= 600),
    seed: seedIn(seed),
    shoppers: numberIn('shoppers', shoppers, (value) => Number.isInteger(value) && value > 0 && value <= 200),
    restMs: numberIn('rest', rest, (value) => value >= 0 && value <= 60_000),
    isKillsOnly: kills ?? false,
    only: faultsOf(only),
    isSynced: !values['no-fsync'],
  };
}
