/** `npm run shop -- <command>`: the operator's side of the shop. */
import { StartError } from '#server/db/start-error.ts';
import { commandOf, help } from './commands.ts';
import { withDatabase } from './connect.ts';
import { CliError } from './orders.ts';

try {
  const command = commandOf(process.argv.slice(2));
  const lines = command ? await withDatabase(({ db }) => command(db)) : [help];
  console.log(lines.join('\n'));
} catch (error) {
  if (!(error instanceof CliError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
