/** The operator's commands for vouchers. */
import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invalidateCache } from '#server/db/after-commit.ts';
import { shops } from '#server/db/schema/shops.ts';
import { vouchers } from '#server/db/schema/vouchers.ts';
import { daysAfter } from '#server/domain/dates.ts';
import { largestAmount, type Minor, plainAmount, toMinor } from '#server/domain/money.ts';
import { CliError } from './cli-error.ts';
import { type Answer, listed, mostListed } from './command.ts';
import { inCommand } from './in-command.ts';
import { requireWhole } from './stock-and-prices.ts';
import { momentOf, momentText } from './texts.ts';

const longest = 50;

type VoucherRow = typeof vouchers.$inferSelect;

const discountText = ({ discountType, discount }: Pick<VoucherRow, 'discountType' | 'discount'>) =>
  discountType === 'Percentage' ? `${discount}%` : plainAmount(discount);

const conditions = ({ minOrderAmount, maxDiscountAmount }: VoucherRow) =>
  [
    minOrderAmount > 0 ? `from ${plainAmount(minOrderAmount)}` : '',
    maxDiscountAmount > 0 ? `at most ${plainAmount(maxDiscountAmount)}` : '',
  ].filter(Boolean);

function lineOf({ voucher, slug }: { voucher: VoucherRow; slug: string }): string {
  const uses = `used ${voucher.used} of ${voucher.limitTotal ?? 'any'}`;
  const begins = voucher.startsAt > new Date() ? [`begins ${momentText(voucher.startsAt)}`] : [];
  const until = `${voucher.isActive ? 'until' : 'off, until'} ${momentText(voucher.endsAt)}`;
  const each = `${voucher.limitPerUser} a shopper`;
  const discount = discountText(voucher).padStart(7);
  return [voucher.code.padEnd(12), discount, slug, ...conditions(voucher), uses, ...begins, until, each].join('  ');
}

export async function listVouchers(db: NodePgDatabase): Promise<Answer> {
  const rows = await db
    .select({ voucher: vouchers, slug: shops.slug })
    .from(vouchers)
    .innerJoin(shops, eq(shops.id, vouchers.shopId))
    .orderBy(desc(vouchers.startsAt), desc(vouchers.id))
    .limit(mostListed);
  return listed(rows, {
    none: 'No vouchers.',
    record: ({ voucher: { id: _, shopId: __, ...voucher }, slug }) => ({ ...voucher, shop: slug }),
    line: lineOf,
  });
}

export type NewVoucher = {
  code: string;
  /** `10%`, or an amount such as `5.00`. */
  discount: string;
  shop?: string | undefined;
  /** When it begins; now if not given. */
  from?: string | undefined;
  /** When it ends; else after so many `days`. */
  until?: string | undefined;
  days?: string | undefined;
  minimum?: string | undefined;
  maximum?: string | undefined;
  uses?: string | undefined;
  /** How often each shopper can use it. */
  each?: string | undefined;
};

function amountOf(text: string, what: string): Minor {
  const amount = /^\d{1,8}(\.\d{1,2})?$/.test(text) ? toMinor(Number(text)) : 0;
  if (amount < 1 || amount > largestAmount)
    throw new CliError(`${what} must be an amount such as 5.00, not "${text}".`);
  return amount;
}

function wholeOf(text: string, what: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new CliError(`${what} must be a whole number from 1, not "${text}".`);
}

function discountOf(text: string): Pick<VoucherRow, 'discountType' | 'discount'> {
  const percentage = /^(\d{1,3})%$/.exec(text)?.[1];
  if (percentage === undefined) return { discountType: 'Amount', discount: amountOf(text, 'The discount') };
  const discount = Number(percentage);
  if (discount < 1 || discount > 100) throw new CliError(`A discount is between 1% and 100%, not ${text}.`);
  return { discountType: 'Percentage', discount };
}

async function shopWith(db: NodePgDatabase, slug: string | undefined): Promise<number> {
  const rows = await db.select({ id: shops.id, slug: shops.slug }).from(shops).orderBy(shops.id);
  const found = rows.find((row) => row.slug === slug);
  if (found) return found.id;
  throw new CliError(`Say whose voucher it is, with --shop and one of: ${rows.map((row) => row.slug).join(', ')}.`);
}

function endOf({ until, days }: Pick<NewVoucher, 'until' | 'days'>, startsAt: Date): Date {
  if (until === undefined) return daysAfter(startsAt, wholeOf(days ?? '30', '--days'));
  if (days !== undefined) throw new CliError('Give --until or --days, not both.');
  const endsAt = momentOf(until);
  if (endsAt <= startsAt) throw new CliError('The end must be after the start.');
  return endsAt;
}

/** Valid from now for thirty days, unless `from`, `until` and `days` say otherwise. */
export async function createVoucher(db: NodePgDatabase, wish: NewVoucher): Promise<string[]> {
  const code = wish.code.trim().toUpperCase();
  if (!/^[\w-]+$/.test(code) || code.length > longest) {
    throw new CliError(`A code has letters, digits, - and _, at most ${longest} of them; "${wish.code}" does not do.`);
  }
  const startsAt = wish.from === undefined ? new Date() : momentOf(wish.from);
  const row = {
    ...discountOf(wish.discount),
    code,
    shopId: await shopWith(db, wish.shop),
    minOrderAmount: wish.minimum === undefined ? 0 : amountOf(wish.minimum, '--minimum'),
    maxDiscountAmount: wish.maximum === undefined ? 0 : amountOf(wish.maximum, '--maximum'),
    limitTotal: wish.uses === undefined ? null : wholeOf(wish.uses, '--uses'),
    ...(wish.each !== undefined && { limitPerUser: wholeOf(wish.each, '--each') }),
    startsAt,
    endsAt: endOf(wish, startsAt),
  };
  const { discountType, discount, minOrderAmount, maxDiscountAmount } = row;
  const { result } = await inCommand(db, async (tx) => {
    await requireWhole(tx, [discountType === 'Amount' ? discount : 0, minOrderAmount, maxDiscountAmount]);
    invalidateCache(tx);
    return tx.insert(vouchers).values(row).onConflictDoNothing().returning();
  });
  const [made] = result;
  if (!made) throw new CliError(`This shop has a voucher ${code} already.`);
  return [lineOf({ voucher: made, slug: wish.shop ?? '' })];
}
