/** The command for what of an order can be delivered. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Phrase, Refusal } from '#server/domain/refusal.ts';
import { mainLocale } from '#server/i18n/languages.ts';
import { translate } from '#server/i18n/translate.ts';
import { deliverLine } from '#server/services/seller/order-line.ts';
import { CliError } from './cli-error.ts';
import type { Answer, SellerContext } from './command.ts';
import { inCommand } from './in-command.ts';
import { findByCode, showOrder, wholeOrder } from './orders.ts';
import { responseOf } from './seller/api.ts';

type LineChange = { code: string; line: string; quantity: string; sku?: string | undefined; pack?: string | undefined };

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new CliError(`The ${name} must be a whole number.`);
  return Number(text);
};

const changeOf = ({ line, quantity, sku, pack }: LineChange) => ({
  line: wholeNumber('line', line),
  quantity: wholeNumber('quantity', quantity),
  ...(sku !== undefined && {
    replacement: { sku, ...(pack !== undefined && { pack: wholeNumber('pack', pack) }) },
  }),
});

const inWords = (error: unknown): never => {
  if (!(error instanceof Refusal)) throw error;
  const [field] = Object.values(error.fields ?? {}) as Phrase[];
  throw new CliError(translate(mainLocale(), field ?? error.phrase));
};

/** How many pieces of a line can be delivered; the rest is left out, or replaced by the product with this SKU. */
export async function deliverOfOrder(db: NodePgDatabase, change: LineChange): Promise<Answer> {
  const order = await findByCode(db, change.code);
  const desk = { shopId: order.shopId, locale: mainLocale(), now: new Date() };
  const { warnings } = await inCommand(db, (tx) => deliverLine(tx, desk, order.id, changeOf(change))).catch(inWords);
  const { data, lines } = await showOrder(db, change.code);
  return { data, lines: [...lines, ...warnings] };
}

export async function deliverOfOwnOrder({ api }: SellerContext, change: LineChange): Promise<Answer> {
  const { line, ...body } = changeOf(change);
  const params = { path: { code: change.code.replace('#', ''), line } };
  const { data } = await responseOf(api.POST('/seller/orders/{code}/lines/{line}', { params, body }));
  return wholeOrder(data.order);
}
