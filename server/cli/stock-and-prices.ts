/** The commands for single products: what they cost, how many there are, whether they are shown. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { components } from '#api/generated/schema.ts';
import type { Db } from '#server/db/pool.ts';
import {
  changeOffer,
  findOffers,
  fitsSurcharges,
  lockOffer,
  type OfferChange,
  showProduct,
} from '#server/db/queries/offers.ts';
import { defaultCurrency } from '#server/db/queries/settings.ts';
import { isWhole, largestAmount, type Minor, plainAmount, toMinor, toMoney, unitOf } from '#server/domain/money.ts';
import { serializeSellerProduct } from '#server/serializers/seller.ts';
import { CliError } from './cli-error.ts';
import { type Answer, type Command, listed, mostListed, type Options, type SellerContext } from './command.ts';
import { inCommand } from './in-command.ts';
import { responseOf } from './seller/api.ts';

type Product = components['schemas']['SellerProduct'];

const amountText = (amount: number) => plainAmount(toMinor(amount));

const recordOf = ({ sku, name, pack, label, price, discount_price: discount, stock, is_shown: isShown }: Product) => ({
  ...{ sku, name, pack, label, price: amountText(price) },
  discountPrice: discount === null ? null : amountText(discount),
  ...{ stock, isShown },
});

function lineOf(product: Product): string {
  const { sku, name, label, price, discountPrice, stock, isShown } = recordOf(product);
  const reduced = discountPrice === null ? '' : ` now ${discountPrice}`;
  return `${sku}  ${price.padStart(9)}${reduced}  stock ${stock}  ${name}, ${label}${isShown ? '' : '  (hidden)'}`;
}

const found = (products: readonly Product[]): Answer =>
  listed(products.slice(0, mostListed), { none: 'No products.', record: recordOf, line: lineOf });

const findHere = async (db: NodePgDatabase, text: string): Promise<Answer> =>
  found((await findOffers(db, { text, limit: mostListed })).map((offer) => serializeSellerProduct(offer, 'en')));

async function findAsSeller({ api }: SellerContext, search: string): Promise<Answer> {
  const { data } = await responseOf(api.GET('/seller/products', { params: { query: { search } } }));
  return found(data.products);
}

type PackChange = { sku: string; pack: number; price?: Minor; discountPrice?: Minor | null; stock?: number };

async function changeHere(db: NodePgDatabase, { sku, pack, ...change }: PackChange): Promise<string[]> {
  const { result, warnings } = await inCommand(db, async (tx) => {
    await requireWhole(tx, [change.price, change.discountPrice]);
    const offer = await lockOffer(tx, { sku, position: pack - 1 });
    if (!offer) throw new CliError(`There is no product ${sku} with a packaging ${pack}.`);
    if (change.price !== undefined && !(await fitsSurcharges(tx, offer, change.price)))
      throw new CliError(`With its surcharges the price is above ${plainAmount(largestAmount)}.`);
    return lineOf(serializeSellerProduct(await changeOffer(tx, offer, change satisfies OfferChange), 'en'));
  });
  return [result, ...warnings];
}

async function changeAsSeller({ api }: SellerContext, { sku, pack, price, discountPrice, stock }: PackChange) {
  const body = {
    ...{ sku, pack },
    ...(price !== undefined && { price: toMoney(price) }),
    ...(discountPrice && { discount_price: toMoney(discountPrice) }),
    ...(stock !== undefined && { stock }),
  };
  const { data } = await responseOf(api.POST('/seller/products', { body }));
  return [lineOf(data.product)];
}

async function showHere(db: NodePgDatabase, sku: string, isActive: boolean): Promise<string[]> {
  const { result, warnings } = await inCommand(db, (tx) => showProduct(tx, { sku, isActive }));
  if (!result) throw new CliError(`There is no product ${sku}.`);
  return [shownText({ sku, name: result.name.en, isShown: isActive }), ...warnings];
}

async function showAsSeller({ api }: SellerContext, sku: string, isShown: boolean): Promise<string[]> {
  const { data } = await responseOf(api.POST('/seller/products', { body: { sku, is_shown: isShown } }));
  return [shownText({ sku, name: data.product.name, isShown })];
}

const shownText = ({ sku, name, isShown }: { sku: string; name: string; isShown: boolean }) =>
  `${sku}, ${name}: ${isShown ? 'shown' : 'hidden'}`;

export function packOf({ pack = '1' }: Options): number {
  if (/^[1-9]\d?$/.test(pack)) return Number(pack);
  throw new CliError(`--pack must be the number of a packaging, from 1, not "${pack}".`);
}

export function amountOf(text: string): Minor {
  const amount = /^\d{1,8}([.,]\d{1,2})?$/.test(text) ? toMinor(Number(text.replace(',', '.'))) : 0;
  if (amount >= 1 && amount <= largestAmount) return amount;
  throw new CliError(`A price is an amount such as 4.50, with at most two decimals, not "${text}".`);
}

export async function requireWhole(db: Db, amounts: readonly (Minor | null | undefined)[]): Promise<void> {
  const { name } = await defaultCurrency(db);
  const part = amounts.find((amount) => !isWhole(amount ?? 0, unitOf(name)));
  if (part) throw new CliError(`${name} has no parts: write a whole amount, not ${plainAmount(part)}.`);
}

export function countOf(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new CliError(`A stock is a whole number, not "${text}".`);
}

function priceChangeOf([sku = '', text = '']: readonly string[], options: Options): PackChange {
  const price = amountOf(text);
  const discountPrice = options.discount === undefined ? null : amountOf(options.discount);
  if (discountPrice !== null && discountPrice >= price) throw new CliError('--discount must be below the price.');
  return { sku, pack: packOf(options), price, discountPrice };
}

const stockChangeOf = ([sku = '', count = '']: readonly string[], options: Options): PackChange => ({
  ...{ sku, pack: packOf(options), stock: countOf(count) },
});

const pack = { '--pack <number>': 'the packaging, in the order of its page; 1 if not given' };

export const productCommands: Command[] = [
  {
    use: 'product find <text>',
    says: 'by SKU or a part of the English name, the first fifty packagings',
    run: ({ db }, [text = '']) => findHere(db, text),
    asSeller: (context, [text = '']) => findAsSeller(context, text),
  },
  {
    use: 'product show <sku>',
    says: 'shows it to shoppers again',
    run: ({ db }, [sku = '']) => showHere(db, sku, true),
    asSeller: (context, [sku = '']) => showAsSeller(context, sku, true),
  },
  {
    use: 'product hide <sku>',
    says: 'hides it from shoppers',
    run: ({ db }, [sku = '']) => showHere(db, sku, false),
    asSeller: (context, [sku = '']) => showAsSeller(context, sku, false),
  },
  {
    use: 'price set <sku> <price>',
    says: 'a new price; a discount ends unless it is given again',
    options: { '--discount <price>': 'the price that holds now, below the usual one', ...pack },
    run: ({ db }, args, options) => changeHere(db, priceChangeOf(args, options)),
    asSeller: (context, args, options) => changeAsSeller(context, priceChangeOf(args, options)),
  },
  {
    use: 'stock set <sku> <count>',
    says: 'how many there are',
    options: pack,
    run: ({ db }, args, options) => changeHere(db, stockChangeOf(args, options)),
    asSeller: (context, args, options) => changeAsSeller(context, stockChangeOf(args, options)),
  },
];
