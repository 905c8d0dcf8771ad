/** The server's cart, fetched with the shopper's token, to compare with the page. */
import type { Shopper } from './shopper.ts';
import { storedFields } from './tabs.ts';

type ServerLine = { id: number; quantity: number };
type ServerCart = { cart_items: { products: ServerLine[] }[] };

const send = async (shopper: Shopper, query = '') => {
  const { token } = await storedFields(shopper);
  const response = await fetch(`${shopper.url}/api/carts${query}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The cart answered ${response.status}.`);
  return response.text();
};

/** Byte for byte. */
export const serverCart = (shopper: Shopper): Promise<string> => send(shopper);

const linesIn = (text: string): ServerLine[] =>
  (JSON.parse(text) as { data: ServerCart }).data.cart_items.flatMap(({ products }) => products);

/** The buy-now line, apart from the cart. */
export const boughtNow = async (shopper: Shopper): Promise<number[]> =>
  linesIn(await send(shopper, '?is_buy_now=1')).map(({ id }) => id);

/** How many of a product the server counts. */
export const serverQuantity = async (shopper: Shopper, { id }: Pick<ServerLine, 'id'>): Promise<number> =>
  linesIn(await serverCart(shopper)).find((line) => line.id === id)?.quantity ?? 0;
