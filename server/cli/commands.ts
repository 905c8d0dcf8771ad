/** Every command of the operator, and how a line of words becomes one. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categoryCommands } from './categories.ts';
import { UsageError } from './cli-error.ts';
import { type Command, type Context, inBothForms } from './command.ts';
import { contentCommands } from './contents.ts';
import { deliveryTimeCommands } from './delivery-times.ts';
import { goodsCommands } from './goods.ts';
import { languageCommands } from './languages.ts';
import { lookCommands } from './look.ts';
import { maintenanceCommands } from './maintenance.ts';
import { pageCommands } from './pages.ts';
import { moderationCommands } from './people.ts';
import { read } from './program.ts';
import { recipeCommands } from './recipes.ts';
import { saleCommands } from './sales.ts';
import { searchCommands } from './search.ts';
import { settingCommands } from './shop-settings.ts';
import { orderCommands, partnerCommands } from './specs-of-orders.ts';
import { accountCommands, talkCommands } from './specs-of-people.ts';
import { setupCommands } from './specs-of-setup.ts';
import { productCommands } from './stock-and-prices.ts';
import { tokenCommands } from './tokens.ts';
import { vendorCommands } from './vendors.ts';

export const commands: readonly Command[] = [
  ...setupCommands,
  ...searchCommands,
  ...goodsCommands,
  ...productCommands,
  ...vendorCommands,
  ...deliveryTimeCommands,
  ...settingCommands,
  ...maintenanceCommands,
  ...languageCommands,
  ...lookCommands,
  ...orderCommands,
  ...partnerCommands,
  ...talkCommands,
  ...accountCommands,
  ...moderationCommands,
  ...tokenCommands,
  ...categoryCommands,
  ...saleCommands,
  ...pageCommands,
  ...contentCommands,
  ...recipeCommands,
];

/** A seller is told what there is for sellers. */
export function onlyForOperators({ use }: Command): UsageError {
  const theirs = commands
    .filter((command) => 'asSeller' in command)
    .map((command) => command.use.replace(/ [<[].*/, ''));
  return new UsageError(`"${use}" is for the operator. A seller has: ${theirs.join(', ')}.`);
}

type FurtherContext = Partial<Omit<Context, 'db'>>;

/** The command as a function that returns the lines to print, or undefined for the help. */
export function commandOf(
  words: readonly string[],
): ((db: NodePgDatabase, more?: FurtherContext) => Promise<string[]>) | undefined {
  const chosen = read(commands, words);
  if (typeof chosen === 'string') return undefined;
  const { command, args, options } = chosen;
  if (!('run' in command)) throw new UsageError(`"${command.use}" works without a connection to the shop.`);
  return async (db, more) => {
    const answer = await command.run({ db, uploadsDir: '', say: () => undefined, ...more }, args, options);
    return inBothForms(answer).lines;
  };
}
