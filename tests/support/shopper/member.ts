/** A visitor who has registered. */
import type { Browser } from 'playwright-core';
import { type Account, register } from './http-account.ts';
import type { ShopperOptions } from './shopper.ts';
import { newVisitor, type Visitor } from './visitor.ts';

export type Member = Visitor & { account: Account };

/** Signed in, in the language that is wanted, without an address, an order or anything in the cart. */
export const newMember = async (
  browser: Browser,
  url: string,
  options: ShopperOptions = {},
  account?: Account,
): Promise<Member> => {
  const known = account ?? (await register(url));
  return { ...(await newVisitor(browser, url, { ...options, account: known })), account: known };
};
