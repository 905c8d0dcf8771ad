/** The commands for vendors: names and pictures, hours, what they charge for delivery, whether shoppers see them. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { components } from '#api/generated/schema.ts';
import { changeVendor, lockVendor, type Vendor, vendors, writeCharges } from '#server/db/queries/vendors.ts';
import { type DeliveryBracket, overlapping } from '#server/domain/delivery.ts';
import { plainAmount, toMinor, toMoney } from '#server/domain/money.ts';
import { serializeSellerShop } from '#server/serializers/seller.ts';
import { CliError, UsageError } from './cli-error.ts';
import { type Answer, type Command, type Context, listed, mostListed, type SellerContext } from './command.ts';
import { inCommand } from './in-command.ts';
import { responseOf } from './seller/api.ts';
import { requireOwn } from './seller/own-shop.ts';
import { requireWhole } from './stock-and-prices.ts';
import { changedLine, languageOptions, pictureFrom } from './texts.ts';

type Shop = Omit<components['schemas']['SellerShop'], 'delivery'>;

/** What only the operator sets; a seller's own view of the shop does not have it. */
type Amounts = Partial<Pick<Vendor, 'minimumOrder' | 'freeDeliveryFrom'>>;
type Listed = Shop & Amounts;

const written = (amount: number | null | undefined) => (amount == null ? null : plainAmount(amount));

const amountsOf = ({ minimumOrder, freeDeliveryFrom }: Amounts) =>
  [
    ...(minimumOrder == null ? [] : [`  orders from ${plainAmount(minimumOrder)}`]),
    ...(freeDeliveryFrom == null ? [] : [`  free delivery from ${plainAmount(freeDeliveryFrom)}`]),
  ].join('');

const recordOf = (shop: Listed) => ({
  slug: shop.slug,
  name: shop.name,
  opensAt: shop.opening_time,
  closesAt: shop.closing_time,
  minimumOrder: written(shop.minimumOrder),
  freeDeliveryFrom: written(shop.freeDeliveryFrom),
  isShown: shop.is_shown,
});

function lineOf(shop: Listed): string {
  const { slug, name, opensAt, closesAt, isShown } = recordOf(shop);
  return `${slug}  ${name}  ${opensAt} to ${closesAt}${amountsOf(shop)}${isShown ? '' : '  (hidden)'}`;
}

const shopOf = (row: Vendor): Listed => {
  const { minimumOrder, freeDeliveryFrom } = row;
  return { ...serializeSellerShop(row, { charges: [] }, 'en'), minimumOrder, freeDeliveryFrom };
};
const found = (shops: readonly Listed[]): Answer =>
  listed(shops, { none: 'No shops.', record: recordOf, line: lineOf });

async function listAsSeller({ api }: SellerContext): Promise<Answer> {
  const { data } = await responseOf(api.GET('/seller/shop'));
  return found([data.shop]);
}

export async function lockedVendor(tx: Parameters<typeof lockVendor>[0], slug: string): Promise<Vendor> {
  return known(slug, await lockVendor(tx, slug));
}

export function known(slug: string, shop: Vendor | undefined): Vendor {
  if (!shop) throw new CliError(`There is no shop ${slug}. See: npm run shop -- shop list`);
  return shop;
}

type Change = Partial<Vendor>;

async function changeHere(
  db: NodePgDatabase,
  slug: string,
  changeOf: Change | ((shop: Vendor) => Change),
): Promise<string[]> {
  const { result, warnings } = await inCommand(db, async (tx) => {
    const shop = await lockedVendor(tx, slug);
    const change = typeof changeOf === 'function' ? changeOf(shop) : changeOf;
    await requireWhole(tx, [change.minimumOrder, change.freeDeliveryFrom]);
    await changeVendor(tx, shop.id, change);
    return { ...shop, ...change };
  });
  return [lineOf(shopOf(result)), ...warnings];
}

const isPart = (part: string): part is 'logo' | 'banner' => part === 'logo' || part === 'banner';

async function setPicture(context: Context, [slug = '', part = '', path = '']: readonly string[]): Promise<string[]> {
  if (!isPart(part)) throw new UsageError(`A shop has a logo and a banner, and no "${part}".`);
  const picture = path === 'none' ? '' : await pictureFrom(context, path);
  return changeHere(context.db, slug, { [part]: picture });
}

type Hours = { opensAt: string; closesAt: string };

async function setHoursAsSeller(context: SellerContext, slug: string, { opensAt, closesAt }: Hours): Promise<string[]> {
  requireOwn(context, slug);
  const body = { opening_time: opensAt, closing_time: closesAt };
  const { data } = await responseOf(context.api.POST('/seller/shop', { body }));
  return [lineOf(data.shop)];
}

export function timeOf(text: string): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) || text === '24:00') return text;
  throw new CliError(`"${text}" is no time. Write it like 08:30, or 24:00 for the end of the day.`);
}

const hoursOf = (opens: string, closes: string): Hours => ({ opensAt: timeOf(opens), closesAt: timeOf(closes) });

/** `1-5=3.90`: for one to five pieces, 3.90. */
function chargeOf(text: string): DeliveryBracket {
  const [, from, to, charge] = /^(\d{1,5})-(\d{1,5})=(\d{1,6}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  const bracket = { minQuantity: Number(from), maxQuantity: Number(to), charge: toMinor(Number(charge)) };
  if (bracket.minQuantity >= 1 && bracket.maxQuantity >= bracket.minQuantity) return bracket;
  throw new CliError(`"${text}" is no charge. Write it like 1-5=3.90, for one to five pieces.`);
}

function chargesOf(text: string): DeliveryBracket[] {
  const charges = text.split(',').map((part) => chargeOf(part.trim()));
  const sorted = charges.toSorted((a, b) => a.minQuantity - b.minQuantity);
  if (overlapping(sorted)) throw new CliError('Two of these charges hold for the same number of pieces.');
  return sorted;
}

const chargeLines = (charges: readonly DeliveryBracket[]) =>
  charges.map((one) => `${one.minQuantity} to ${one.maxQuantity}: ${plainAmount(one.charge)}`);

async function setDeliveryHere(db: NodePgDatabase, slug: string, charges: DeliveryBracket[]): Promise<string[]> {
  const { warnings } = await inCommand(db, async (tx) => {
    const shop = await lockedVendor(tx, slug);
    await requireWhole(
      tx,
      charges.map(({ charge }) => charge),
    );
    await writeCharges(tx, shop.id, charges);
  });
  return [...chargeLines(charges), ...warnings];
}

async function setDeliveryAsSeller(context: SellerContext, slug: string, charges: DeliveryBracket[]) {
  requireOwn(context, slug);
  const delivery = charges.map(({ minQuantity, maxQuantity, charge }) => ({
    ...{ min_quantity: minQuantity, max_quantity: maxQuantity, charge: toMoney(charge) },
  }));
  await responseOf(context.api.POST('/seller/shop', { body: { delivery } }));
  return chargeLines(charges);
}

/** `none` takes the amount away again. */
function amountOf(text: string): number | null {
  if (text === 'none') return null;
  if (/^\d{1,6}(\.\d{1,2})?$/.test(text)) return toMinor(Number(text));
  throw new CliError(`"${text}" is no amount. Write it like 25 or 25.50, or none.`);
}

export const vendorCommands: Command[] = [
  {
    use: 'shop list',
    says: 'the shops under this roof, with their hours',
    run: async ({ db }) => found((await vendors(db, mostListed)).map(shopOf)),
    asSeller: listAsSeller,
  },
  {
    use: 'shop hours <shop> <opens> <closes>',
    says: 'opening hours of every day such as 08:00 20:00, in the time zone of the shop',
    run: async ({ db }, [slug = '', opens = '', closes = '']) => changeHere(db, slug, hoursOf(opens, closes)),
    asSeller: async (context, [slug = '', opens = '', closes = '']) =>
      setHoursAsSeller(context, slug, hoursOf(opens, closes)),
  },
  {
    use: 'shop delivery <shop> <charges>',
    says: 'what delivery costs by the number of pieces, such as 1-5=3.90,6-999=0',
    run: async ({ db }, [slug = '', charges = '']) => setDeliveryHere(db, slug, chargesOf(charges)),
    asSeller: async (context, [slug = '', charges = '']) => setDeliveryAsSeller(context, slug, chargesOf(charges)),
  },
  {
    use: 'shop rename <shop> <name>',
    says: 'its name; a language that is not given keeps its own',
    options: languageOptions,
    run: ({ db }, [slug = '', text = ''], options) =>
      changeHere(db, slug, ({ name }) => ({ name: changedLine(name, text, options) })),
  },
  {
    use: 'shop picture <shop> <part> <file>',
    says: 'its logo or its banner: JPEG, PNG, GIF or WebP, or none',
    run: (context, words) => setPicture(context, words),
  },
  {
    use: 'shop estimate <shop> <text>',
    says: 'how long delivery takes, such as "30 to 45 minutes"; a language that is not given keeps its own',
    options: languageOptions,
    run: ({ db }, [slug = '', text = ''], options) =>
      changeHere(db, slug, (shop) => ({ estimatedDelivery: changedLine(shop.estimatedDelivery, text, options) })),
  },
  {
    use: 'shop minimum <shop> <amount>',
    says: 'from which price of the goods orders are taken, such as 15, or none',
    run: async ({ db }, [slug = '', amount = '']) => changeHere(db, slug, { minimumOrder: amountOf(amount) }),
  },
  {
    use: 'shop free-delivery <shop> <amount>',
    says: 'from which price of the goods delivery is free, such as 40, or none',
    run: async ({ db }, [slug = '', amount = '']) => changeHere(db, slug, { freeDeliveryFrom: amountOf(amount) }),
  },
  {
    use: 'shop hide <shop>',
    says: 'hides a shop and its products',
    run: ({ db }, [slug = '']) => changeHere(db, slug, { isActive: false }),
  },
  {
    use: 'shop show <shop>',
    says: 'shows them again',
    run: ({ db }, [slug = '']) => changeHere(db, slug, { isActive: true }),
  },
];
