/** Somebody with an order, an address and a name: what a tab may show of them, and must not show any more. */
import { expect } from 'vitest';
import { browser, shop } from '../browser/open-shop.ts';
import { type Account, accountButton, logIn, newAccount, openLogin, signUp } from './account.ts';
import { checkOut, chooseShop, fillAddress, payCash, placeOrder } from './ordering.ts';
import { greengrocer, type OnShelf, productOf, shopOf } from './shelf.ts';
import { newShopper, open, type Shopper, see } from './shopper.ts';
import { addFromPage, openCart, seeCartCount, seeQuantity } from './shopping.ts';
import { readable } from './tabs.ts';

export type Customer = {
  account: Account;
  /** What they can buy, and the address of its page. */
  product: OnShelf;
  productPage: string;
  /** What nobody else may read; the first is the name, the last the number of the order. */
  secrets: string[];
  /** Logs in on a page of its own. */
  arrive: (path?: string) => Promise<Shopper>;
  seeOrders: (shopper: Shopper) => Promise<void>;
};

const order = async (shopper: Shopper, { name }: OnShelf): Promise<string> => {
  const seller = await shopOf(shopper, greengrocer);
  await addFromPage(shopper);
  await seeQuantity(shopper, name, 1);
  await openCart(shopper, 1);
  await chooseShop(shopper, seller.name);
  await checkOut(shopper);
  await fillAddress(shopper);
  await payCash(shopper);
  return (await placeOrder(shopper)).code;
};

const newCustomer = async (): Promise<Customer> => {
  const { url } = shop;
  const account = newAccount();
  const product = await productOf({ url, locale: 'en' }, greengrocer);
  const productPage = `/products/${product.id}/details`;
  const first = await newShopper(browser, url);
  await open(first, productPage);
  await openLogin(first);
  await signUp(first, account);
  await seeCartCount(first, 0);
  const secrets = [account.name, account.email, account.phone, '7 Lantern Row', await order(first, product)];
  await first.leave();
  return {
    account,
    product,
    productPage,
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

/** The one of this file of tests, made by the first test that needs somebody. */
export const customer = (): Promise<Customer> => {
  const made = known.get(shop.databaseUrl) ?? newCustomer();
  known.set(shop.databaseUrl, made);
  return made;
};
