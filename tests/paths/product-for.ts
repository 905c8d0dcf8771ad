/** A product of any shop that the cart can be walked with. */
import type { OnShelf } from '../support/shopper/shelf.ts';
import type { Ground } from './journey.ts';
import { LeftOut } from './left-out.ts';

/** As many as the cart's model puts in. */
const enough = 5;

/** How a back end says that it has no such call. */
const notOffered = new Set([404, 405, 501]);

/** A shop that keeps no stock has enough. */
const isEnough = ({ quantity }: { quantity?: number | null }) => (quantity ?? enough) >= enough;

export const productFor = async ({ url, language = 'en' }: Pick<Ground, 'url' | 'language'>): Promise<OnShelf> => {
  const response = await fetch(`${url}/api/products?per_page=60`, { headers: { 'Accept-Language': language } });
  if (notOffered.has(response.status))
    throw new LeftOut(`it needs a product: /products responded with ${response.status}`);
  if (!response.ok) throw new Error(`${url}/api/products responded with ${response.status}.`);
  const { data } = (await response.json()) as { data: { products: OnShelf[] } };
  const product = data.products.find(isEnough);
  if (!product) throw new LeftOut(`it needs a product of which ${enough} are in stock`);
  return product;
};
