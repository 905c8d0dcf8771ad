/** An account for one test, with its cart and address book, made by HTTP and not through a page. */
import type { BuiltInLocale as Locale } from '#locales/locales.ts';
import { demoAccount } from '#server/domain/demo-account.ts';

export type Account = { token: string; user: { id: number; name: string } };

type Body = Record<string, unknown>;

const post = async (url: string, path: string, body: Body, token?: string): Promise<Body> => {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'Idempotency-Key': crypto.randomUUID(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: Body }).data;
};

const anyPhone = () => String(2_000_000_000 + Math.floor(Math.random() * 7_999_999_999)).slice(0, 10);

const accountIn = (data: Body): Account => {
  const { id, name } = data.user as Account['user'];
  return { token: (data.access as { token: string }).token, user: { id, name } };
};

/** One more session: of the demo shop's own customer, who has an address and a few orders, unless told otherwise. */
export const openSession = async (url: string, login: Body = demoAccount): Promise<Account> =>
  accountIn(await post(url, '/login', login));

export const orderOf = async (url: string, { token }: Account): Promise<number> => {
  const response = await fetch(`${url}/api/orders`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { orders: { id: number }[] } };
  return data.orders[0]?.id ?? 0;
};

type ListLink = { id: number; link: string | null };

/** A list of the shopper that is shared; the files of a worker share the shop, so it may be there already. */
export async function sharedListOf(url: string, { token }: Account): Promise<{ id: number; token: string }> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  };
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${url}/api${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return ((await response.json()) as { data: { lists: ListLink[]; list: ListLink } }).data;
  };
  const known = (await ask('/lists')).lists.find(({ link }) => link);
  const items = [{ product_id: 41, quantity: 2 }];
  const list = known ?? (await ask('/lists', { name: `Party ${crypto.randomUUID().slice(0, 8)}`, items })).list;
  const { link } = known ?? (await ask(`/lists/${list.id}`, { is_shared: true })).list;
  return { id: list.id, token: link?.split('/').at(-1) ?? '' };
}

export const anyEmail = () => `a11y-${crypto.randomUUID()}@larder.test`;

/** The password of everybody who registers here. */
export const passPhrase = 'a long pass phrase';

/** A new shopper without an address. */
export const register = async (url: string, name = 'Ann Archer', email = anyEmail()): Promise<Account> => {
  const data = await post(url, '/registration', {
    name,
    email,
    phone: anyPhone(),
    phone_code: '1',
    country: 'United States',
    password: passPhrase,
  });
  return accountIn(data);
};

type OnShelf = { id: number; packaging_id: number; name: string; quantity: number };

/** A product with a large stock, named in a language. */
export const shelfOf = async (url: string, shopId: number, locale: Locale = 'en'): Promise<OnShelf[]> => {
  const response = await fetch(`${url}/api/products?shop_id=${shopId}&per_page=20`, {
    headers: { 'Accept-Language': locale },
  });
  const { data } = (await response.json()) as { data: { products: OnShelf[] } };
  return data.products.filter(({ quantity }) => quantity > 15);
};

/** Puts one of each of the first `kinds` products of each shop into the cart. */
export const fillCart = async (
  url: string,
  { token }: Account,
  { shops = [1, 2], kinds = 2 }: { shops?: number[]; kinds?: number } = {},
): Promise<void> => {
  for (const shop of shops) {
    for (const { id, packaging_id } of (await shelfOf(url, shop)).slice(0, kinds)) {
      await post(url, '/cart/store', { product_id: id, packaging_id, quantity: 1, is_buy_now: false }, token);
    }
  }
};

export const addAddress = (url: string, { token, user }: Account): Promise<Body> =>
  post(
    url,
    '/address/store',
    {
      name: user.name,
      phone: '2025550100',
      address_type: 'home',
      address_line: '12 Orchard Lane',
      area: 'Old Harbour',
    },
    token,
  );
