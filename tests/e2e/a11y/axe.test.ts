import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../../support/browser/open-shop.ts';
import { addAddress, fillCart, register } from '../../support/shopper/http-account.ts';
import { type Look, newVisitor, type Visitor } from '../../support/shopper/visitor.ts';
import { accountScreens } from './account-screens.ts';
import type { Screen } from './screen.ts';
import { guestScreens, screensFor, shopperScreens } from './screens.ts';
import { violationsOf } from './violations.ts';

const looks: Look[] = [
  { locale: 'en', scheme: 'light', device: 'desktop' },
  { locale: 'ar', scheme: 'dark', device: 'phone' },
  { locale: 'ir', scheme: 'dark', device: 'desktop' },
];

shareShop();

const checkAll = (look: Look, screens: readonly Screen[], arrive: () => Promise<Visitor>) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await arrive();
  });
  afterAll(() => visitor?.context.close());

  for (const { name, reach } of screensFor(screens, { look })) {
    test(name, async () => {
      await reach(visitor);
      expect(await violationsOf(visitor.page)).toEqual([]);
    });
  }
};

for (const look of looks) {
  const { locale, scheme, device } = look;
  describe(`in ${locale}, ${scheme}, on a ${device} axe finds no violation`, () => {
    describe('as a guest:', () => {
      checkAll(look, guestScreens, () => newVisitor(browser, shop.url, look));
    });
    describe('as a shopper:', () => {
      checkAll(look, shopperScreens, async () => {
        const account = await register(shop.url);
        await fillCart(shop.url, account);
        return newVisitor(browser, shop.url, { ...look, account, chosenShops: [1, 2] });
      });
    });
    describe('as a shopper with an address:', () => {
      checkAll(look, accountScreens, async () => {
        const account = await register(shop.url);
        await addAddress(shop.url, account);
        return newVisitor(browser, shop.url, { ...look, account });
      });
    });
  });
}
