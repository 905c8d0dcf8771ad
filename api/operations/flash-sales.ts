/** Flash sales, and what the server's clock says. */
import type { Client } from '../client.ts';
import { dataWith } from '../data-of.ts';
import { errorOfThrown } from '../errors.ts';
import type { SaleQuestion } from '../types/flash-sales.ts';

export const getFlashSale = (client: Client, { id, ...query }: SaleQuestion, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/flash-sale/{id}/details', { params: { path: { id }, query }, signal }), 'flash_sale', {
    total_products: 0,
    products: [],
    categories: [],
  });

/**
 * The moment at which the server answered, in milliseconds and to the second; undefined where it does not say.
 * Asks for the sales because they are what the time is wanted for, and because the response is small.
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
