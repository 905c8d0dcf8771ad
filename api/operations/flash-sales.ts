/** Flash sales, and the server's clock. */
import type { Client } from '../client.ts';
import { dataOf, dataWith } from '../data-of.ts';
import { errorOfThrown, notFoundBy } from '../errors.ts';
import type { SaleQuestion } from '../types/flash-sales.ts';

export const getFlashSale = (client: Client, { id, ...query }: SaleQuestion, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/flash-sale/{id}/details', { params: { path: { id }, query }, signal }), 'flash_sale', {
    total_products: 0,
    products: [],
    categories: [],
  }).catch(notFoundBy('id'));

/** The sales that run or come, without their products. */
export const getFlashSales = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/flash-sales', { signal }));

/**
 * The time at which the server responded, in milliseconds but exact to the second only; undefined if the response has
 * no date.
 * It fetches the sales, because they are what the time is needed for and their response is small.
 */
export const readServerTime = async (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
): Promise<number | undefined> => {
  const { response } = await client.GET('/flash-sales', { signal }).catch((thrown: unknown) => {
    throw errorOfThrown(thrown);
  });
  const moment = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(moment) ? undefined : moment;
};
