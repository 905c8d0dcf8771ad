/** The operator's commands for vendors: their hours, what they charge for delivery, whether they are open to shoppers. */
import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invalidateCache } from '#server/db/after-commit.ts';
import { deliveryCharges, shops } from '#server/db/schema/shops.ts';
import { plainAmount, toMinor } from '#server/domain/money.ts';
import { CliError } from './cli-error.ts';
import { type Answer, type Command, listed, mostListed } from './command.ts';
import { inCommand } from './in-command.ts';

type Shop = typeof shops.$inferSelect;

const time = (text: string) => text.slice(0, 5);

const lineOf = ({ slug, name, opensAt, closesAt, isActive }: Shop) =>
  `${slug}  ${name.en}  ${time(opensAt)} to ${time(closesAt)}${isActive ? '' : '  (hidden)'}`;

const recordOf = ({ slug, name, opensAt, closesAt, isActive }: Shop) => ({
  slug,
  name: name.en,
  opensAt: time(opensAt),
  closesAt: time(closesAt),
  isShown: isActive,
});

async function listShops(db: NodePgDatabase): Promise<Answer> {
  const rows = await db.select().from(shops).orderBy(asc(shops.slug)).limit(mostListed);
  return listed(rows, { none: 'No shops.', record: recordOf, line: lineOf });
}

async function change(db: NodePgDatabase, slug: string, set: Partial<Shop>): Promise<string[]> {
  const { result, warnings } = await inCommand(db, async (tx) => {
    invalidateCache(tx);
    return tx.update(shops).set(set).where(eq(shops.slug, slug)).returning();
  });
  const [shop] = result;
  if (!shop) throw new CliError(`There is no shop ${slug}. See: npm run shop -- shop list`);
  return [lineOf(shop), ...warnings];
}

function timeOf(text: string): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) || text === '24:00') return text;
  throw new CliError(`"${text}" is no time. Write it like 08:30, or 24:00 for the end of the day.`);
}

/** `1-5=3.90`: for one to five pieces, 3.90. */
function chargeOf(text: string) {
  const [, from, to, charge] = /^(\d{1,5})-(\d{1,5})=(\d{1,6}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  const found = { minQuantity: Number(from), maxQuantity: Number(to), charge: toMinor(Number(charge)) };
  if (found.minQuantity >= 1 && found.maxQuantity >= found.minQuantity) return found;
  throw new CliError(`"${text}" is no charge. Write it like 1-5=3.90, for one to five pieces.`);
}

async function setDelivery(db: NodePgDatabase, slug: string, text: string): Promise<string[]> {
  const charges = text.split(',').map((part) => chargeOf(part.trim()));
  const sorted = charges.toSorted((a, b) => a.minQuantity - b.minQuantity);
  if (sorted.some(({ minQuantity }, at) => minQuantity <= (sorted[at - 1]?.maxQuantity ?? 0)))
    throw new CliError('Two of these charges hold for the same number of pieces.');
  const { warnings } = await inCommand(db, async (tx) => {
    invalidateCache(tx);
    const [shop] = await tx.select().from(shops).where(eq(shops.slug, slug)).for('no key update');
    if (!shop) throw new CliError(`There is no shop ${slug}. See: npm run shop -- shop list`);
    await tx.delete(deliveryCharges).where(eq(deliveryCharges.shopId, shop.id));
    await tx.insert(deliveryCharges).values(sorted.map((charge) => ({ ...charge, shopId: shop.id })));
  });
  return [...sorted.map((one) => `${one.minQuantity} to ${one.maxQuantity}: ${plainAmount(one.charge)}`), ...warnings];
}

export const vendorCommands: Command[] = [
  { use: 'shop list', says: 'the shops under this roof, with their hours', run: ({ db }) => listShops(db) },
  {
    use: 'shop hours <shop> <opens> <closes>',
    says: 'opening hours such as 08:00 20:00',
    run: async ({ db }, [slug = '', opens = '', closes = '']) =>
      change(db, slug, { opensAt: timeOf(opens), closesAt: timeOf(closes) }),
  },
  {
    use: 'shop delivery <shop> <charges>',
    says: 'what delivery costs by the number of pieces, such as 1-5=3.90,6-999=0',
    run: async ({ db }, [slug = '', charges = '']) => setDelivery(db, slug, charges),
  },
  {
    use: 'shop hide <shop>',
    says: 'hides a shop and its products',
    run: ({ db }, [slug = '']) => change(db, slug, { isActive: false }),
  },
  {
    use: 'shop show <shop>',
    says: 'shows them again',
    run: ({ db }, [slug = '']) => change(db, slug, { isActive: true }),
  },
];
