/** The command line of every command of package.json. */
import { parseArgs } from 'node:util';

/**
 * Reads the options and words behind a command. `--help` prints `help` and ends the process; an argument that the
 * command does not have ends it with one sentence and the exit code 2. `options` are those of Node's
 * `parseArgs`; `args` is what follows the command's own name.
 */
export function readOptions(help, options = {}, { allowPositionals = false, args = process.argv.slice(2) } = {}) {
  const config = { allowPositionals, args, options: { ...options, help: { type: 'boolean', short: 'h' } } };
  try {
    const { values, positionals } = parseArgs(config);
    if (!values.help) return { values, positionals };
  } catch (error) {
    refuse(error.message);
  }
  console.log(help.trim());
  return process.exit(0);
}

/** Ends the process with the first sentence of a reason. */
export function refuse(reason) {
  const sentence = reason.split(/[.\n](?:\s|$)/)[0];
  console.error(`${sentence}. With --help the command says what it takes.`);
  return process.exit(2);
}
