/** A returning shopper, with an account or without. */
import type { Browser } from 'playwright-core';
import { type Account, register } from '../../e2e/a11y/shopper.ts';
import { memoriesOf } from '../../e2e/a11y/visitor.ts';
import { newShopper, type Shopper, type ShopperOptions } from './shopper.ts';

export type Member = Shopper & { account: Account };

/** A guest who has chosen a language on an earlier visit. */
export const newGuest = (browser: Browser, url: string, options: ShopperOptions = {}): Promise<Shopper> => {
  const { locale = 'en', device = 'desktop' } = options;
  const storageState = memoriesOf(url, { locale: locale, scheme: 'light', device }, {});
  return newShopper(browser, url, { ...options, context: { ...options.context, storageState } });
};

/** Signed in, in the language that is wanted, without an address, an order or anything in the cart. */
export const newMember = async (
  browser: Browser,
  url: string,
  options: ShopperOptions = {},
  account?: Account,
): Promise<Member> => {
  const { locale = 'en' } = options;
  const known = account ?? (await register(url));
  const look = { locale: locale, scheme: 'light', device: options.device ?? 'desktop' } as const;
  const storageState = memoriesOf(url, look, { account: known });
  const shopper = await newShopper(browser, url, { ...options, context: { ...options.context, storageState } });
  return { ...shopper, account: known };
};
