/** `npm run shop -- <command>`: the operator's side of the shop. */

import { safeText } from '#server/safe-error.ts';
import { StartError } from '#server/start-error.ts';
import { commandOf, help } from './commands.ts';
import { withDatabase } from './connect.ts';
import { CliError } from './orders.ts';

try {
  const command = commandOf(process.argv.slice(2));
  const lines = command ? await withDatabase(({ db }) => command(db)) : [help];
  console.log(lines.join('\n'));
} catch (error) {
  const isKnown = error instanceof CliError || error instanceof StartError;
  // What goes wrong with a statement may hold the data of shoppers, and a terminal may be a log.
  console.error(isKnown ? error.message : safeText(error));
  process.exitCode = 1;
}
