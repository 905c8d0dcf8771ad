/** The shop's products, fetched in the shopper's locale. */
import type { Shopper } from './shopper.ts';

type Asking = Pick<Shopper, 'url' | 'locale'>;

export type OnShelf = {
  id: number;
  name: string;
  packaging_id: number | null;
  price: number;
  discount_price: number;
  quantity: number;
};
export type ShopOnShelf = { id: number; name: string };

const send = async <T>({ url, locale }: Asking, path: string): Promise<T> => {
  const response = await fetch(`${url}/api${path}`, { headers: { 'Accept-Language': locale } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return ((await response.json()) as { data: T }).data;
};

/** Shops of the demo data that have plenty to sell. */
export const greengrocer = 1;
export const bakery = 3;

const plenty = 5;

/** The products of a shop that can be bought, in the order of its page. */
export const productsOf = async (shopper: Asking, shopId: number): Promise<OnShelf[]> => {
  const { products } = await send<{ products: OnShelf[] }>(shopper, `/products?shop_id=${shopId}&per_page=12`);
  return products.filter(({ quantity }) => quantity >= plenty);
};

/** The `index`-th of them. */
export const productOf = async (shopper: Asking, shopId: number, index = 0) => {
  const product = (await productsOf(shopper, shopId))[index];
  if (!product) throw new Error(`Shop ${shopId} has too few products that can be bought.`);
  return product;
};

export const shopOf = async (shopper: Asking, shopId: number): Promise<ShopOnShelf> => {
  const { shops } = await send<{ shops: ShopOnShelf[] }>(shopper, '/shops?per_page=12');
  const shop = shops.find(({ id }) => id === shopId);
  if (!shop) throw new Error(`There is no shop ${shopId}.`);
  return shop;
};

/** How the shop's own menu calls the page at `url`. */
export const menuNameOf = async (shopper: Asking, url: string): Promise<string> => {
  const { menus } = await send<{ menus: { name: string; url: string }[] }>(shopper, '/master');
  return menus.find((item) => item.url === url)?.name ?? url;
};
