/** Adds several lines to the cart one by one, so that an unavailable line does not hold back the others. */
import type { Client } from '#api/client.ts';
import { addToCart, getCart } from '#api/operations/cart.ts';
import { getProduct } from '#api/operations/catalogue.ts';
import type { Cart, CartQuantity } from '#api/types/cart.ts';
import { lineIn, setOrStep } from '../cart/quantity-steps.live.ts';
import { type AddedReport, type LeftOut, type LineAddition, leftOut } from './added-lines.ts';
import { failureOf } from './failure.ts';

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

/** The ids of options by their names; undefined where the product no longer has one of them. */
const lineWith = async (client: Client, addition: LineAddition, signal: AbortSignal): Promise<Line | undefined> => {
  const { product_id, packaging_id, options } = addition;
  if (!options) return { product_id, packaging_id };
  const { product } = await getProduct(client, { product_id }, signal);
  const size = product.sizes?.find(({ name }) => name === options.size)?.id;
  const color = product.colors?.find(({ name }) => name === options.color)?.id;
  if ((options.size && !size) || (options.color && !color)) return undefined;
  return { product_id, packaging_id, ...(size ? { size } : {}), ...(color ? { color } : {}) };
};

/** How many of the line the cart has. */
const quantityIn = (cart: Cart, line: Line): number => lineIn(cart, line)?.quantity ?? 0;

/** A refusal is the outcome of its line; any other failure is thrown. */
export const lineAdder = (client: Client) => {
  const keyOf = lineKeys();
  return async (draft: object, addition: LineAddition, signal: AbortSignal): Promise<LineOutcome> => {
    const { packaging_id, quantity, unit } = addition;
    try {
      const line = await lineWith(client, addition, signal);
      if (!line) return { isAdded: false, message: '' };
      const before = packaging_id === null ? quantityIn(await getCart(client, {}, signal), line) : 0;
      const body = { ...line, quantity, ...(unit ? { unit } : {}) };
      const cart = await addToCart(client, { ...body, idempotencyKey: keyOf(draft, addition) }, signal);
      // Without packagings, a line that the cart has already may grow by one only, whatever the quantity.
      if (before === 0) return { isAdded: true, cart };
      return { isAdded: true, cart: await setOrStep(client, { ...line, quantity: before + quantity }, signal) };
    } catch (error) {
      const { kind, message = '' } = failureOf(error);
      if (kind !== 'refused') throw error;
      return { isAdded: false, message };
    }
  };
};

type Chosen = { additions: readonly LineAddition[] };

/** For a port that adds lines one after the other: what came of them, and which ones the cart refused. */
export const linesAdder = (client: Client) => {
  const addLine = lineAdder(client);
  return async ({ additions }: Chosen, signal: AbortSignal): Promise<AddedReport> => {
    const refused: LeftOut[] = [];
    for (const addition of additions) {
      const outcome = await addLine(additions, addition, signal);
      if (!outcome.isAdded) refused.push(leftOut(addition, outcome.message));
    }
    return { added: additions.length - refused.length, refused };
  };
};
