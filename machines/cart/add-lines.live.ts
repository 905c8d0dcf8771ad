/** Adds several lines to the cart one by one, so that an unavailable line does not hold back the others. */
import type { Client } from '#api/client.ts';
import { addToCart, getCart } from '#api/operations/cart.ts';
import { getProduct } from '#api/operations/catalogue.ts';
import type { Cart, CartQuantity } from '#api/types/cart.ts';
import { type AddedReport, type LeftOut, type LineAddition, leftOut } from '../shared/added-lines.ts';
import { failureOf } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';
import { lineIn, setOrStep } from './quantity-steps.live.ts';

/** The cart is undefined where the back end does not echo it. */
export type LineOutcome = { isAdded: true; cart: Cart | undefined } | { isAdded: false; message: string };

export const refusalOf = (addition: LineAddition, outcome: LineOutcome | undefined): LeftOut[] =>
  outcome && !outcome.isAdded ? [leftOut(addition, outcome.message)] : [];

type Line = Omit<CartQuantity, 'quantity'>;

/** Null where no option was ordered; undefined where it is gone. */
const idNamed = (options: readonly { id: Id; name: string }[] = [], chosen: string | null) =>
  chosen ? options.find(({ name }) => name === chosen)?.id : null;

/** The ids of options by their names; undefined where the product no longer has one of them. */
const lineWith = async (client: Client, addition: LineAddition, signal: AbortSignal): Promise<Line | undefined> => {
  const { product_id, packaging_id, options } = addition;
  if (!options) return { product_id, packaging_id };
  const { product } = await getProduct(client, { product_id }, signal);
  const size = idNamed(product.sizes, options.size);
  const color = idNamed(product.colors, options.color);
  return size === undefined || color === undefined ? undefined : { product_id, packaging_id, size, color };
};

/** Without packagings, a line that the cart has already may grow by one only, whatever the quantity: then it is set. */
const addWhole = async (
  client: Client,
  {
    line,
    idempotencyKey,
    quantity,
    unit,
  }: { line: Line; idempotencyKey: string } & Pick<LineAddition, 'quantity' | 'unit'>,
  signal: AbortSignal,
): Promise<Cart | undefined> => {
  const known = line.packaging_id === null ? lineIn(await getCart(client, {}, signal), line) : undefined;
  const cart = await addToCart(client, { ...line, quantity, ...(unit ? { unit } : {}), idempotencyKey }, signal);
  return known ? setOrStep(client, { ...line, quantity: known.quantity + quantity }, signal) : cart;
};

/** A refusal is the outcome of its line; any other failure is thrown. */
const addLine = async (
  client: Client,
  addition: LineAddition,
  { idempotencyKey, signal }: { idempotencyKey: string; signal: AbortSignal },
): Promise<LineOutcome> => {
  const { quantity, unit } = addition;
  try {
    const line = await lineWith(client, addition, signal);
    if (!line) return { isAdded: false, message: '' };
    return { isAdded: true, cart: await addWhole(client, { line, idempotencyKey, quantity, unit }, signal) };
  } catch (error) {
    const { kind, message = '' } = failureOf(error);
    if (kind !== 'refused') throw error;
    return { isAdded: false, message };
  }
};

type Progress = { idempotencyKey: string; added?: LineOutcome };

/** The lines of a draft that is not finished: a line that is added again after a lost response is the same request. */
const createProgress = () => {
  const drafts = new WeakMap<object, Map<string, Progress>>();
  return {
    /** An order may have the same goods twice, so the place counts. */
    of: (draft: object, { product_id, packaging_id, options }: LineAddition, at: number): Progress => {
      const lines = drafts.get(draft) ?? new Map<string, Progress>();
      drafts.set(draft, lines);
      const name = [at, product_id, packaging_id, options?.size, options?.color].join('-');
      const progress = lines.get(name) ?? { idempotencyKey: crypto.randomUUID() };
      lines.set(name, progress);
      return progress;
    },
    finish: (draft: object) => void drafts.delete(draft),
  };
};

/**
 * Adds lines one after the other: the outcome of each. The same draft again goes on where a failure or a timeout ended
 * it, so that each retry comes further.
 */
export const lineAdder = (client: Client) => {
  const progress = createProgress();
  return async (draft: object, additions: readonly LineAddition[], signal: AbortSignal): Promise<LineOutcome[]> => {
    const outcomes: LineOutcome[] = [];
    for (const [at, addition] of additions.entries()) {
      const line = progress.of(draft, addition, at);
      const { idempotencyKey } = line;
      const outcome = line.added ?? (await addLine(client, addition, { idempotencyKey, signal }));
      if (outcome.isAdded) line.added = outcome;
      outcomes.push(outcome);
    }
    progress.finish(draft);
    return outcomes;
  };
};

type Chosen = { additions: readonly LineAddition[] };

/** For a port that adds lines: what came of them, and which ones the cart refused. */
export const linesAdder = (client: Client) => {
  const addLines = lineAdder(client);
  return async ({ additions }: Chosen, signal: AbortSignal): Promise<AddedReport> => {
    const outcomes = await addLines(additions, additions, signal);
    const refused = additions.flatMap((addition, at) => refusalOf(addition, outcomes[at]));
    return { added: additions.length - refused.length, refused };
  };
};
