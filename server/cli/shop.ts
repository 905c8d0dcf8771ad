/** `npm run shop -- <noun> <verb>`: the operator's commands. */
import { createInterface } from 'node:readline/promises';
import tab from '@bomb.sh/tab/commander';
import { readConfig } from '#server/config.ts';
import { safeText } from '#server/safe-error.ts';
import { StartError } from '#server/start-error.ts';
import { CliError, UsageError } from './cli-error.ts';
import { inBothForms, type Options, type ShopCommand } from './command.ts';
import { commands, onlyForOperators } from './commands.ts';
import { withDatabase } from './connect.ts';
import { type Chosen, programOf, read } from './program.ts';
import { readPassword, sellerContext } from './seller/access.ts';

const say = (line: string) => console.error(line);

async function isConfirmed({ command, args, isSure }: Chosen): Promise<boolean> {
  if (!command.asks || isSure) return true;
  if (!process.stdin.isTTY) throw new UsageError(`${command.asks(args)} Say so with --yes: nothing was done.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const reply = await terminal.question(`${command.asks(args)} This cannot be undone. [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(reply.trim());
}

/** At a terminal, the options that are missing are asked for. */
async function completed({ command: { questions = [] }, options }: Chosen): Promise<Options> {
  if (!process.stdin.isTTY || questions.length === 0) return options;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const replies: Record<string, string> = {};
  for (const { option, asks, usual } of questions.filter(({ option }) => options[option] === undefined)) {
    const reply = await terminal.question(`${asks}${usual ? ` [${usual}]` : ''}: `);
    replies[option] = reply.trim() || usual;
  }
  terminal.close();
  return { ...options, ...replies };
}

function runHere(command: ShopCommand, args: readonly string[], options: Options) {
  const { uploadsDir, s3 } = readConfig(process.env);
  return withDatabase(({ db }) => command.run({ db, uploadsDir, s3, say }, args, options));
}

async function runAsSeller({ command, args, seller }: Chosen, options: Options) {
  if (!seller || !('asSeller' in command) || !command.asSeller) throw onlyForOperators(command);
  const context = await sellerContext(seller, { environment: process.env, say, readPassword });
  return command.asSeller(context, args, options);
}

async function carryOut(chosen: Chosen): Promise<string> {
  if (!(await isConfirmed(chosen))) return 'Nothing was done.';
  const { command, args, isJson } = chosen;
  if (chosen.seller && !('asSeller' in command)) throw onlyForOperators(command);
  if ('runAlone' in command) return (await command.runAlone(args, chosen.isSure)).join('\n');
  const options = await completed(chosen);
  const answer = inBothForms(await (chosen.seller ? runAsSeller(chosen, options) : runHere(command, args, options)));
  return isJson ? JSON.stringify(answer.data, null, 2) : answer.lines.join('\n');
}

/** `shop complete bash` prints the script for the shell; the shell then asks `shop complete -- …`. */
function complete(words: readonly string[]): void {
  const program = programOf(commands, () => undefined);
  tab(program);
  program.parse(words, { from: 'user' });
}

async function main(words: readonly string[]): Promise<void> {
  if (words[0] === 'complete') return complete(words);
  const chosen = read(commands, words);
  console.log(typeof chosen === 'string' ? chosen : await carryOut(chosen));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isKnown = error instanceof CliError || error instanceof StartError;
  // The error of a statement may contain personal data, and a terminal may be logged.
  console.error(isKnown ? error.message : safeText(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
