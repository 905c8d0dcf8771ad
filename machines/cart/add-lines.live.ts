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

/** The same lines of a draft, added again after a lost response, are the same requests. */
const lineKeys = () => {
  const drafts = new WeakMap<object, Map<string, string>>();
  return (draft: object, { product_id, packaging_id, options }: LineAddition): string => {
    const keys = drafts.get(draft) ?? new Map<string, string>();
    drafts.set(draft, keys);
    const line = [product_id, packaging_id, options?.size, options?.color].join('-');
    const key = keys.get(line) ?? crypto.randomUUID();
    keys.set(line, key);
    return key;
  };
};

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
export const lineAdder = (client: Client) => {
  const keyOf = lineKeys();
  return async (draft: object, addition: LineAddition, signal: AbortSignal): Promise<LineOutcome> => {
    const { quantity, unit } = addition;
    try {
      const line = await lineWith(client, addition, signal);
      if (!line) return { isAdded: false, message: '' };
      const idempotencyKey = keyOf(draft, addition);
      return { isAdded: true, cart: await addWhole(client, { line, idempotencyKey, quantity, unit }, signal) };
    } catch (error) {
      const { kind, message = '' } = failureOf(error);
      if (kind !== 'refused') throw error;
      return { isAdded: false, message };
    }
  };
};

type Chosen = { additions: readonly LineAddition[] };

/**
 * For a port that adds lines one after the other: what came of them, and which ones the cart refused. The same list
 * again goes on where a failure or a timeout ended it, so that each retry comes further.
 */
export const linesAdder = (client: Client) => {
  const addLine = lineAdder(client);
  const unfinished = new WeakMap<readonly LineAddition[], Set<LineAddition>>();
  return async ({ additions }: Chosen, signal: AbortSignal): Promise<AddedReport> => {
    const added = unfinished.get(additions) ?? new Set();
    unfinished.set(additions, added);
    const refused: LeftOut[] = [];
    for (const addition of additions) {
      if (added.has(addition)) continue;
      const outcome = await addLine(additions, addition, signal);
      if (outcome.isAdded) added.add(addition);
      else refused.push(leftOut(addition, outcome.message));
    }
    unfinished.delete(additions);
    return { added: additions.length - refused.length, refused };
  };
};
