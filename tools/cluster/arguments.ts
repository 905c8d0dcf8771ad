/** The arguments of `npm run cluster`. */
import { parseArgs } from 'node:util';
import { inOneSentence, UsageError } from '../chaos/usage.ts';

export const help = `Usage: npm run cluster -- [options]

Starts the shop as deploy/cluster describes it, on this machine and on loopback only: HAProxy, three processes of the
shop, PgBouncer, and PostgreSQL with a primary, two standbys and the monitor of pg_auto_failover. Everything is in a
temporary folder and is removed at the end, which is Ctrl-C.

  --kill         lets shoppers order meanwhile, and kills in turn a process of the shop, a standby, PgBouncer and the
                 primary; then compares the books with what the shoppers were told. The exit code is 1 when something is
                 lost, or when a failover takes longer than 30 seconds
  --rounds N     how often each is killed (default 1)
  --shoppers N   how many work at once (default 8)
  --help         prints this text`;

export type Arguments = { isKilling: boolean; rounds: number; shoppers: number };

const text = { type: 'string' } as const;
const options = { kill: { type: 'boolean' }, rounds: text, shoppers: text, help: { type: 'boolean' } } as const;

function numberOf(name: string, given: string | undefined, usual: number, most: number): number {
  const value = given === undefined ? usual : Number(given);
  if (Number.isInteger(value) && value > 0 && value <= most) return value;
  throw new UsageError(`"${given}" is no number for --${name} from 1 to ${most}; see --help.`);
}

/** Undefined: only the help is requested. */
export function readArguments(args: string[]): Arguments | undefined {
  const { values } = inOneSentence(() => parseArgs({ args, options }));
  if (values.help) return undefined;
  return {
    isKilling: values.kill ?? false,
    rounds: numberOf('rounds', values.rounds, 1, 100),
    shoppers: numberOf('shoppers', values.shoppers, 8, 200),
  };
}
