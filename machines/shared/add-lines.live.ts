/** Adds several lines to the cart one by one, so that an unavailable line does not hold back the others. */
import type { Client } from '#api/client.ts';
import { addToCart } from '#api/operations/cart.ts';
import type { Cart } from '#api/types/cart.ts';
import { type AddedReport, type LeftOut, type LineAddition, leftOut } from './added-lines.ts';
import { failureOf } from './failure.ts';

/** The cart is undefined where the back end does not echo it. */
export type LineOutcome = { isAdded: true; cart: Cart | undefined } | { isAdded: false; message: string };

/** The same lines of a draft, added again after a lost response, are the same requests. */
const lineKeys = () => {
  const drafts = new WeakMap<object, Map<string, string>>();
  return (draft: object, { product_id, packaging_id }: LineAddition): string => {
    const keys = drafts.get(draft) ?? new Map<string, string>();
    drafts.set(draft, keys);
    const line = `${product_id}-${packaging_id}`;
    const key = keys.get(line) ?? crypto.randomUUID();
    keys.set(line, key);
    return key;
  };
};

/** A refusal is the outcome of its line; any other failure is thrown. */
export const lineAdder = (client: Client) => {
  const keyOf = lineKeys();
  return async (draft: object, addition: LineAddition, signal: AbortSignal): Promise<LineOutcome> => {
    const { product_id, packaging_id, quantity, unit } = addition;
    const line = { product_id, packaging_id, quantity, ...(unit ? { unit } : {}) };
    try {
      const cart = await addToCart(client, { ...line, idempotencyKey: keyOf(draft, addition) }, signal);
      return { isAdded: true, cart };
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
