/** Hearts: from any list, as a guest or signed in, in two tabs, and when the shop refuses. */
import { describe, expect, test } from 'vitest';
import { holdBack } from '../support/browser/measures.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { fillLogin, logIn, newAccount, signUp } from '../support/shopper/account.ts';
import { anyEmail, passPhrase, register } from '../support/shopper/http-account.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, productsOf } from '../support/shopper/shelf.ts';
import {
  anotherTab,
  button,
  deskAndPhone,
  dialog,
  heading,
  newShopper,
  open,
  reload,
  type Shopper,
  type ShopperOptions,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';
import { emptyHeart, fullHeart, openWishes, seeWishes } from '../support/shopper/wishlist.ts';

const shelf = `/shops/${greengrocer}`;
const toggle = 'POST /favorite-add-or-remove';
const fingerPx = 44;

shareShop();

const seePath = ({ page }: Shopper, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

const onShelf = async (shopper: Shopper) => {
  await open(shopper, shelf);
  const [first, second] = await productsOf(shopper, greengrocer);
  if (!first || !second) throw new Error('The greengrocer has too little to sell.');
  return { shopper, first, second };
};

const guest = async () => onShelf(await newShopper(browser, shop.url));

/** A shopper with an empty wishlist. */
const member = async (options: ShopperOptions = {}) => {
  const visit = await onShelf(await newMember(browser, shop.url, options));
  await expect.poll(() => visit.shopper.countOf('GET /favorite-products')).toBe(1);
  return visit;
};

for (const { locale, device } of deskAndPhone)
  describe(`${locale}, on a ${device}`, () => {
    test('a product hearted in a list is on the wishlist, and a removed one can be restored', async () => {
      const { shopper, first, second } = await member({ locale, device });
      const { t, press } = shopper;
      await press(emptyHeart(shopper, first.name));
      await see(fullHeart(shopper, first.name));
      await seeToast(shopper, t('Added to your wishlist'));
      await press(emptyHeart(shopper, second.name));
      await seeWishes(shopper, 2);
      await expect.poll(() => shopper.countOf(toggle)).toBe(2);

      await openWishes(shopper, 2);
      await see(heading(shopper, first.name));
      await see(shopper.page.getByText(t('{count} products', { count: 2 })));
      await press(fullHeart(shopper, first.name));
      await seeGone(heading(shopper, first.name));
      const undo = button(shopper, t('Undo'));
      await see(shopper.page.getByRole('status').getByText(t('{name} was removed', { name: first.name })));
      await expect.poll(() => undo.evaluate((control) => control === document.activeElement)).toBe(true);
      await press(undo);
      await see(heading(shopper, first.name));
      await seeGone(undo);
      await expect.poll(() => shopper.countOf(toggle)).toBe(4);

      for (const { name } of [first, second]) {
        await press(fullHeart(shopper, name));
        // The next one moves into its place.
        await seeGone(heading(shopper, name));
      }
      await see(heading(shopper, t('Your wishlist is empty')));
      await expect.poll(() => shopper.countOf(toggle)).toBe(6);
      await reload(shopper);
      await see(heading(shopper, t('Your wishlist is empty')));
      await shopper.leave();
    });
  });

describe('a guest', () => {
  test('has hearts and nothing behind them: no call, no script of the wishlist, no movement', async () => {
    const shopper = await newShopper(browser, shop.url);
    const scripts: string[] = [];
    shopper.page.on('request', (request) => void scripts.push(new URL(request.url()).pathname));
    const [first] = await productsOf(shopper, greengrocer);
    await open(shopper, shelf);
    await see(emptyHeart(shopper, first?.name ?? ''));
    await shopper.page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => /wishlist|favorite/i.test(path))).toEqual([]);
    await shopper.leave();
  });

  test('a guest who presses a heart logs in first, and the product is saved once', async () => {
    const { shopper, first } = await guest();
    const { t, press } = shopper;
    await press(emptyHeart(shopper, first.name));
    await see(dialog(shopper, t('Login')));
    expect(shopper.countOf(toggle)).toBe(0);
    await signUp(shopper, newAccount());
    await see(fullHeart(shopper, first.name));
    await seeWishes(shopper, 1);
    await seePath(shopper, shelf);
    expect(shopper.countOf(toggle)).toBe(1);
    await shopper.leave();
  });

  test('a guest who cancels and logs in later has saved nothing', async () => {
    const { shopper, first } = await guest();
    const { t, press } = shopper;
    await press(emptyHeart(shopper, first.name));
    await press(dialog(shopper, t('Login')).getByRole('button', { name: t('Close') }));
    await logIn(shopper);
    await expect.poll(() => shopper.countOf('GET /favorite-products')).toBe(1);
    await see(emptyHeart(shopper, first.name));
    expect(shopper.countOf(toggle)).toBe(0);
    await shopper.leave();
  });

  test('a guest who opens /wishlist logs in at home and continues to the list', async () => {
    const email = anyEmail();
    await register(shop.url, 'Robin Field', email);
    const shopper = await newShopper(browser, shop.url);
    await shopper.page.goto(`${shop.url}/wishlist`);
    await seePath(shopper, '/');
    await see(dialog(shopper, shopper.t('Login')));
    await fillLogin(shopper, email, passPhrase);
    await seePath(shopper, '/wishlist');
    await see(heading(shopper, shopper.t('Your wishlist is empty')));
    await shopper.leave();
  });
});

describe('a heart', () => {
  test('is large enough to touch, on the picture, and shifts no layout when it fills', async () => {
    const { shopper, first } = await member({ device: 'phone' });
    const card = shopper.page.getByRole('article').filter({ has: heading(shopper, first.name) });
    const place = () =>
      card.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      });
    const before = await place();
    const size = await emptyHeart(shopper, first.name).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(fingerPx);
    await shopper.press(emptyHeart(shopper, first.name));
    await see(fullHeart(shopper, first.name));
    expect(await place()).toEqual(before);
    await shopper.leave();
  });

  test('fills before the response, and empties again on a refusal', async () => {
    const { shopper, first } = await member();
    const held = await holdBack(shopper.page, /\/api\/favorite-add-or-remove/);
    await shopper.press(emptyHeart(shopper, first.name));
    await see(fullHeart(shopper, first.name));
    await seeWishes(shopper, 1);
    held.letGo();
    await seeToast(shopper, shopper.t('Added to your wishlist'));
    await shopper.page.unroute(/\/api\/favorite-add-or-remove/);

    await shopper.page.route('**/api/favorite-add-or-remove', (route) =>
      route.fulfill({ status: 422, json: { message: 'Not today.' } }),
    );
    await shopper.press(fullHeart(shopper, first.name));
    await seeToast(shopper, 'Not today.');
    await see(fullHeart(shopper, first.name));
    await seeWishes(shopper, 1);
    await shopper.leave();
  });

  test('pressed five times in a row ends in its last state, one call at a time', async () => {
    const { shopper, first } = await member();
    let [running, most] = [0, 0];
    await shopper.page.route('**/api/favorite-add-or-remove', async (route) => {
      running += 1;
      most = Math.max(most, running);
      const response = await route.fetch();
      running -= 1;
      await route.fulfill({ response: response });
    });
    const heart = await emptyHeart(shopper, first.name).elementHandle();
    for (let press = 0; press < 5; press += 1) await heart?.click();
    await see(fullHeart(shopper, first.name));
    await expect.poll(() => running).toBe(0);
    await reload(shopper);
    await see(fullHeart(shopper, first.name));
    expect(most).toBe(1);
    await shopper.leave();
  });

  test('of another tab follows', async () => {
    const { shopper, first } = await member();
    const there = await anotherTab(shopper);
    await open(there, shelf);
    await see(emptyHeart(there, first.name));
    // The other tab has loaded its own wishlist by now.
    await expect.poll(() => there.countOf('GET /favorite-products')).toBe(1);
    await there.page.waitForLoadState('networkidle');
    await shopper.press(emptyHeart(shopper, first.name));
    await see(fullHeart(there, first.name));
    await seeWishes(there, 1);
    expect(there.countOf(toggle)).toBe(0);
    await shopper.leave();
  });
});

test('a list that fails to load shows an error, and Retry loads it', async () => {
  const { shopper, first } = await member();
  await shopper.press(emptyHeart(shopper, first.name));
  await seeToast(shopper, shopper.t('Added to your wishlist'));
  await shopper.page.route('**/api/favorite-products', (route) => route.abort());
  await open(shopper, '/wishlist');
  const trouble = shopper.page.getByRole('alert').getByText(shopper.t('Your wishlist could not be loaded'));
  await see(trouble);
  await shopper.page.unroute('**/api/favorite-products');
  await shopper.press(button(shopper, shopper.t('Retry')));
  await see(heading(shopper, first.name));
  await shopper.leave();
});
