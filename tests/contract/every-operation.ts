/** One property, asked of many operations: a test names every operation that does not have it. */
import { implemented, type Known } from './operations.ts';

export const withBody = implemented.filter(({ body }) => body);
export const withVariable = implemented.filter(({ path }) => path.includes('{'));
export const withForm = implemented.filter(({ form }) => form);

export type Tokens = { shopper: string; seller: string };

/** Tokens are never for both: the operation says whose it takes. */
export const tokenFor = ({ access }: Known, { shopper, seller }: Tokens): string | undefined =>
  ({ public: undefined, optional: undefined, protected: shopper, seller })[access];

export const isProtected = ({ access }: Known) => access === 'protected' || access === 'seller';

/** The protocol has a GET that makes a payment; and gateways, which call from outside, prove themselves otherwise. */
export const changing = implemented.filter(
  ({ id, method }) => id === 'startOrderPayment' || (method !== 'GET' && id !== 'receivePaymentNotice'),
);

/** Does the work for all items, a few at a time. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const found: Result[] = [];
  for (let at = 0; at < items.length; at += size) {
    found.push(...(await Promise.all(items.slice(at, at + size).map(work))));
  }
  return found;
}

/** `operationId: what it answered instead`; a response that breaks the contract is one of them. */
export async function unlike(
  wanted: string,
  operations: readonly Known[],
  respond: (operation: Known) => Promise<string>,
  atOnce = 8,
): Promise<string[]> {
  const responses = await inBatches(operations, atOnce, async (operation) => {
    const response = await respond(operation).catch((error: Error) => error.message);
    return { id: operation.id, response };
  });
  return responses.filter(({ response }) => response !== wanted).map(({ id, response }) => `${id}: ${response}`);
}
