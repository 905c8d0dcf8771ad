/** `npm run shop -- <noun> <verb>`: the operator's commands. */
import { createInterface } from 'node:readline/promises';
import tab from '@bomb.sh/tab/commander';
import { readConfig } from '#server/config.ts';
import { safeText } from '#server/safe-error.ts';
import { StartError } from '#server/start-error.ts';
import { CliError, UsageError } from './cli-error.ts';
import { inBothForms, type Options } from './command.ts';
import { commands } from './commands.ts';
import { withDatabase } from './connect.ts';
import { type Chosen, programOf, read } from './program.ts';

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

async function carryOut(chosen: Chosen): Promise<string> {
  if (!(await isConfirmed(chosen))) return 'Nothing was done.';
  const { command, args, isJson } = chosen;
  if ('runAlone' in command) return (await command.runAlone(args, chosen.isSure)).join('\n');
  const { uploadsDir } = readConfig(process.env);
  const options = await completed(chosen);
  const answer = inBothForms(await withDatabase(({ db }) => command.run({ db, uploadsDir, say }, args, options)));
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
