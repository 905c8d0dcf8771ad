/** A customer with an order, an address and a name, for tests of what a tab may still show after a log-out. */
import { expect } from 'vitest';
import { browser, shop } from '../browser/open-shop.ts';
import { type Account, accountButton, logIn } from './account.ts';
import { callOf } from './delivery.ts';
import { knownAccount } from './identity.ts';
import { greengrocer, type OnShelf, productOf } from './shelf.ts';
import { newShopper, open, type Shopper, see } from './shopper.ts';
import { readable } from './tabs.ts';

export type Customer = {
  account: Account;
  /** A product to buy, and the address of its page. */
  product: OnShelf;
  productPage: string;
  /** Their private texts; the first is the name, the last the number of the order. */
  secrets: string[];
  /** Logs in on a page of its own. */
  arrive: (path?: string) => Promise<Shopper>;
  seeOrders: (shopper: Shopper) => Promise<void>;
};

const address = {
  phone: '2025550199',
  address_type: 'home',
  address_line: '7 Lantern Row',
  area: 'Old Harbour',
  postal_code: '10002',
};

/** Places an order over the API; resolves to its code. */
const order = async ({ name, email, password }: Account, product: OnShelf): Promise<string> => {
  const { access } = await callOf(shop.url)('/login', { phone: email, password });
  const call = callOf(shop.url, access.token);
  await call('/address/store', { ...address, name });
  await call('/cart/store', { product_id: product.id });
  const { addresses } = await call('/addresses');
  const wish = { shop_ids: [greengrocer], address_id: addresses[0].id, payment_method: 'cash' };
  return (await call('/place-order', wish)).orders[0].order_code;
};

const newCustomer = async (): Promise<Customer> => {
  const { url } = shop;
  const account = await knownAccount(shop);
  const product = await productOf({ url, locale: 'en' }, greengrocer);
  const secrets = [account.name, account.email, account.phone, address.address_line, await order(account, product)];
  return {
    account,
    product,
    productPage: `/products/${product.id}/details`,
    secrets,
    arrive: async (path = '/') => {
      const shopper = await newShopper(browser, url);
      await open(shopper);
      await logIn(shopper, account.email, account.password);
      await see(accountButton(shopper));
      if (path !== '/') await open(shopper, path);
      return shopper;
    },
    seeOrders: async (shopper) => {
      await open(shopper, '/order-history');
      await expect.poll(() => readable(shopper, secrets.slice(-1))).toHaveLength(1);
    },
  };
};

/** By the database of the shop: each file has a shop of its own. */
const known = new Map<string, Promise<Customer>>();

/** The customer of this file, created by the first test that needs one. */
export const customer = (): Promise<Customer> => {
  const made = known.get(shop.databaseUrl) ?? newCustomer();
  known.set(shop.databaseUrl, made);
  return made;
};
