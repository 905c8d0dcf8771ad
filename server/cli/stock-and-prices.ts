/** The operator's commands for single products: what they cost, how many there are, whether they are shown. */
import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { packagings, products } from '#server/db/schema/catalogue.ts';
import { largestAmount, type Minor, plainAmount, toMinor } from '#server/domain/money.ts';
import { CliError } from './cli-error.ts';
import { type Answer, type Command, listed, mostListed, type Options } from './command.ts';
import { inCommand } from './in-command.ts';

const offers = (db: NodePgDatabase | Tx) =>
  db
    .select({ product: products, pack: packagings })
    .from(products)
    .innerJoin(packagings, eq(packagings.productId, products.id))
    .orderBy(asc(products.code), asc(packagings.position));

type Offer = Awaited<ReturnType<typeof offers>>[number];

const recordOf = ({ product, pack }: Offer) => ({
  sku: product.code,
  name: product.name.en,
  pack: pack.position + 1,
  label: pack.label.en,
  price: plainAmount(pack.price),
  discountPrice: pack.discountPrice === null ? null : plainAmount(pack.discountPrice),
  stock: pack.stock,
  isShown: product.isActive,
});

function lineOf(offer: Offer): string {
  const { sku, name, label, price, discountPrice, stock, isShown } = recordOf(offer);
  const reduced = discountPrice === null ? '' : ` now ${discountPrice}`;
  return `${sku}  ${price.padStart(9)}${reduced}  stock ${stock}  ${name}, ${label}${isShown ? '' : '  (hidden)'}`;
}

const likeOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** By SKU or by a part of the English name. */
async function findProducts(db: NodePgDatabase, text: string): Promise<Answer> {
  const rows = await offers(db)
    .where(or(eq(products.code, text), ilike(sql`${products.name} ->> 'en'`, likeOf(text))))
    .limit(mostListed);
  return listed(rows, { none: 'No products.', record: recordOf, line: lineOf });
}

function packNumber(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text) - 1;
  throw new CliError(`--pack must be the number of a packaging, from 1, not "${text}".`);
}

/** Locked, so that a price and an order come one after the other. */
async function change(
  db: NodePgDatabase,
  { sku, pack = '1' }: { sku: string; pack: string | undefined },
  values: Partial<Pick<Offer['pack'], 'price' | 'discountPrice' | 'stock'>>,
): Promise<string[]> {
  const position = packNumber(pack);
  const { result, warnings } = await inCommand(db, async (tx) => {
    const [found] = await offers(tx)
      .where(and(eq(products.code, sku), eq(packagings.position, position)))
      .for('no key update', { of: packagings });
    if (!found) throw new CliError(`There is no product ${sku} with a packaging ${position + 1}.`);
    await tx.update(packagings).set(values).where(eq(packagings.id, found.pack.id));
    invalidateCache(tx);
    return lineOf({ ...found, pack: { ...found.pack, ...values } });
  });
  return [result, ...warnings];
}

function amountOf(text: string): Minor {
  const amount = /^\d{1,8}([.,]\d{1,2})?$/.test(text) ? toMinor(Number(text.replace(',', '.'))) : 0;
  if (amount >= 1 && amount <= largestAmount) return amount;
  throw new CliError(`A price is an amount such as 4.50, not "${text}".`);
}

function countOf(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new CliError(`A stock is a whole number, not "${text}".`);
}

function setPrice(db: NodePgDatabase, [sku = '', text = '']: readonly string[], { discount, pack }: Options) {
  const price = amountOf(text);
  const discountPrice = discount === undefined ? null : amountOf(discount);
  if (discountPrice !== null && discountPrice >= price) throw new CliError('--discount must be below the price.');
  return change(db, { sku, pack }, { price, discountPrice });
}

async function show(db: NodePgDatabase, sku: string, isActive: boolean): Promise<string[]> {
  const { result, warnings } = await inCommand(db, async (tx) => {
    invalidateCache(tx);
    return tx.update(products).set({ isActive }).where(eq(products.code, sku)).returning({ name: products.name });
  });
  const [found] = result;
  if (!found) throw new CliError(`There is no product ${sku}.`);
  return [`${sku}, ${found.name.en}: ${isActive ? 'shown' : 'hidden'}`, ...warnings];
}

const pack = { '--pack <number>': 'the packaging, in the order of its page; 1 if not given' };

export const productCommands: Command[] = [
  {
    use: 'product find <text>',
    says: 'by SKU or a part of the English name, the first fifty packagings',
    run: ({ db }, [text = '']) => findProducts(db, text),
  },
  { use: 'product show <sku>', says: 'shows it to shoppers again', run: ({ db }, [sku = '']) => show(db, sku, true) },
  { use: 'product hide <sku>', says: 'hides it from shoppers', run: ({ db }, [sku = '']) => show(db, sku, false) },
  {
    use: 'price set <sku> <price>',
    says: 'a new price; a discount ends unless it is given again',
    options: { '--discount <price>': 'the price that holds now, below the usual one', ...pack },
    run: ({ db }, args, options) => setPrice(db, args, options),
  },
  {
    use: 'stock set <sku> <count>',
    says: 'how many there are',
    options: pack,
    run: ({ db }, [sku = '', count = ''], options) => {
      const stock = countOf(count);
      return change(db, { sku, pack: options.pack }, { stock });
    },
  },
];
