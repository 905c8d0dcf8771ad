/** What happens to lines that a shop cannot deliver: the choice for the order, and those of lines that have their own. */
import type { Quote } from '#api/types/cart.ts';
import type { SoldOutChoice, SoldOutLine } from '#api/types/sold-out.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { isRecord } from '../shared/is-record.ts';
import type { SoldOutFacts, SoldOutWish } from './checkout.types.ts';

export const noSoldOutWish: SoldOutWish = { choice: undefined, lines: [] };

type Line = Pick<SoldOutLine, 'product_id' | 'packaging_id'>;

const isFor =
  ({ product_id: product, packaging_id: packaging }: { product_id: Id; packaging_id: Id | null }) =>
  (line: SoldOutLine) =>
    isSameId(line.product_id, product) && isSameId(line.packaging_id, packaging);

export const lineChoiceOf = ({ lines }: Pick<SoldOutWish, 'lines'>, line: Line): SoldOutChoice | undefined =>
  lines.find(isFor(line))?.choice;

/** Without a choice the line is as the order. */
export const withLineChoice = (
  wish: SoldOutWish,
  { product_id, packaging_id, choice }: Line & { choice: SoldOutChoice | undefined },
): SoldOutWish => {
  const others = wish.lines.filter((line) => !isFor({ product_id, packaging_id })(line));
  return { ...wish, lines: choice === undefined ? others : [...others, { product_id, packaging_id, choice }] };
};

const noChoices: SoldOutChoice[] = [];

const isIn =
  ({ checkout_items: groups }: Quote) =>
  (chosen: SoldOutLine) =>
    groups.some(({ products }) =>
      products.some(({ id, packaging_id: packaging }) =>
        isFor({ product_id: id, packaging_id: packaging ?? null })(chosen),
      ),
    );

/** The default is the first that is offered. */
export const soldOutFacts = ({ quote, soldOut }: { quote: Quote | undefined; soldOut: SoldOutWish }): SoldOutFacts => {
  const offered = quote?.sold_out_choices ?? noChoices;
  const choice = offered.find((each) => each === soldOut.choice) ?? offered[0];
  return { offered, choice, lines: soldOut.lines };
};

/** The part of an order's body; nothing for a back end that offers no choice. */
export const soldOutOf = (context: { quote: Quote | undefined; soldOut: SoldOutWish }) => {
  const { offered, choice, lines } = soldOutFacts(context);
  if (choice === undefined || !context.quote) return {};
  const own = lines.filter((line) => offered.includes(line.choice)).filter(isIn(context.quote));
  return { if_sold_out: choice, ...(own.length > 0 && { sold_out_lines: own }) };
};

const isId = (value: unknown) => typeof value === 'number' || typeof value === 'string';

const isStoredLine = (row: unknown): row is SoldOutLine =>
  isRecord(row) && isId(row.product_id) && isId(row.packaging_id) && typeof row.choice === 'string';

/** As it was stored; what cannot be read is no choice. Whether it is offered is seen with the quote. */
export const soldOutIn = (stored: unknown): SoldOutWish => {
  if (!isRecord(stored)) return noSoldOutWish;
  const { choice, lines } = stored;
  return {
    choice: typeof choice === 'string' ? (choice as SoldOutChoice) : undefined,
    lines: Array.isArray(lines) ? lines.filter(isStoredLine) : [],
  };
};

export const isNoWish = ({ choice, lines }: SoldOutWish): boolean => choice === undefined && lines.length === 0;

/** What was chosen since the reload, else what was stored. */
export const restoredWish = (now: SoldOutWish, stored: unknown): SoldOutWish =>
  isNoWish(now) ? soldOutIn(stored) : now;
