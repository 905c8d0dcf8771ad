/** The arguments of `npm run chaos`. */
import { parseArgs } from 'node:util';

export const help = `Usage: npm run chaos -- [options]

Starts a shop and a PostgreSQL of its own in a temporary folder, lets shoppers order, pay, cancel and write over HTTP,
and meanwhile kills and freezes the server, kills the database, cuts its connections and refuses mail. At the end it
compares the books with what the shoppers were told. The exit code is 1 when something is lost.

  --minutes N    how long the shoppers work (default 3)
  --seed N       which faults happen, and when (default random)
  --shoppers N   how many work at once (default 12)
  --kills        only kills the server, at least twice
  --help         prints this text`;

export type Arguments = { minutes: number; seed: number; shoppers: number; isKillsOnly: boolean };

/** An argument that the program cannot use; its message is the one sentence to print. */
export class UsageError extends Error {}

const text = { type: 'string' } as const;
const options = {
  minutes: text,
  seed: text,
  shoppers: text,
  kills: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function numberOf(
  name: string,
  given: string | undefined,
  usual: number,
  isAllowed: (value: number) => boolean,
): number {
  const value = given === undefined ? usual : Number(given);
  if (given?.trim() === '' || !isAllowed(value))
    throw new UsageError(`"${given}" is no number for --${name}; see --help.`);
  return value;
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}; see --help.`);
  }
}

/** Undefined: only the help is requested. */
export function readArguments(args: string[]): Arguments | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const isSome = (value: number) => Number.isInteger(value) && value > 0 && value <= 200;
  return {
    minutes: numberOf('minutes', values.minutes, 3, (value) => value > 0 && value <= 600),
    seed: numberOf('seed', values.seed, Math.floor(Math.random() * 2 ** 31), Number.isSafeInteger),
    shoppers: numberOf('shoppers', values.shoppers, 12, isSome),
    isKillsOnly: values.kills ?? false,
  };
}
