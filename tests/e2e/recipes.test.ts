/**
 * Recipes of the blog: servings, ingredients that are left out, and the rest in the cart.
 *
 * @spec R17, R86
 */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { logIn, newAccount, signUp } from '../support/shopper/account.ts';
import { serverQuantity } from '../support/shopper/cart.ts';
import { newMember } from '../support/shopper/member.ts';
import {
  button,
  deskAndPhone,
  dialog,
  newShopper,
  open,
  type Shopper,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { openCart, seeCartCount, seeToast } from '../support/shopper/shopping.ts';

/** Pea soup with mint for four: five things that the shop sells, of which one is sold out, water and salt. */
const post = '/blog/what-frozen-peas-know';
const add = 'POST /cart/store';

type Ingredient = { text: string; amount: number | null; product: { id: number; name: string } | null };

shareShop();

const recipeIn = async (locale: string): Promise<Ingredient[]> => {
  const response = await fetch(`${shop.url}/api${post}/details`, { headers: { 'Accept-Language': locale } });
  return ((await response.json()) as { data: { recipe: { ingredients: Ingredient[] } } }).data.recipe.ingredients;
};

const recipe = ({ page, t }: Shopper): Locator => page.getByRole('region', { name: t('Ingredients'), exact: true });
const box = (shopper: Shopper, { text }: Ingredient): Locator =>
  recipe(shopper).getByRole('checkbox', { name: text, exact: false });
const addButton = (shopper: Shopper): Locator =>
  recipe(shopper).getByRole('button', { name: shopper.t('Add the ingredients'), exact: true });

const atRecipe = async (shopper: Shopper) => {
  await open(shopper, post);
  await see(recipe(shopper));
  const [peas, onion, butter, mint, cream, water] = await recipeIn(shopper.locale);
  if (!peas || !onion || !butter || !mint || !cream || !water) throw new Error('The recipe has too little.');
  return { shopper, peas, onion, butter, mint, cream, water };
};

const inCart = (shopper: Shopper, { product }: Ingredient): Promise<number> =>
  serverQuantity(shopper, { id: product?.id ?? 0 });

for (const { locale, device } of deskAndPhone)
  describe(`${locale}, on a ${device}`, () => {
    test('twice the servings without the butter go into the cart in the packs that they need', async () => {
      const { shopper, peas, onion, butter, mint, cream, water } = await atRecipe(
        await newMember(browser, shop.url, { locale, device }),
      );
      const { t, press } = shopper;

      for (const { text } of [cream, water]) {
        const shut = recipe(shopper).getByRole('checkbox', { name: text });
        expect([await shut.isDisabled(), await shut.isChecked()]).toEqual([true, false]);
      }
      await see(recipe(shopper).getByText(t('Sold out')));
      await see(recipe(shopper).getByText(t('Not sold here')).first());

      for (let step = 0; step < 4; step += 1) await press(button(shopper, t('More servings')));
      await see(recipe(shopper).getByText('1200').or(recipe(shopper).getByText('1,200')));
      await press(box(shopper, butter));
      expect(await box(shopper, butter).isChecked()).toBe(false);
      await press(addButton(shopper));

      await see(
        recipe(shopper)
          .getByRole('status')
          .getByText(t('{count} products went into your cart.', { count: 3 })),
      );
      expect(shopper.countOf(add)).toBe(3);
      expect(await Promise.all([peas, onion, mint, butter, cream].map((each) => inCart(shopper, each)))).toEqual([
        3, 1, 1, 0, 0,
      ]);
      await seeCartCount(shopper, 3);
      await press(recipe(shopper).getByRole('button', { name: t('View In Cart') }));
      const cart = dialog(shopper, t('Shopping Cart')).or(dialog(shopper, t('My Cart')));
      await see(cart.getByText(peas.product?.name ?? '').first());
      await shopper.leave();
    });
  });

test('a post loads the code of its recipe before anything is pressed, so that no step is lost while it loads', async () => {
  const shopper = await newShopper(browser, shop.url);
  const code = shopper.page.waitForResponse(/\/assets\/recipe\.machine-/);
  await open(shopper, post);
  expect((await code).status()).toBe(200);
  await shopper.leave();
});

describe('a guest', () => {
  test('who adds the ingredients logs in first, and everything goes into the cart once', async () => {
    const { shopper, peas, onion, butter, mint } = await atRecipe(await newShopper(browser, shop.url));
    await shopper.press(addButton(shopper));
    await seeToast(shopper, shopper.t('Please login first!'));
    await see(dialog(shopper, shopper.t('Login')));
    expect(shopper.countOf(add)).toBe(0);
    await signUp(shopper, newAccount());
    await see(recipe(shopper).getByText(shopper.t('{count} products went into your cart.', { count: 4 })));
    expect(new URL(shopper.page.url()).pathname).toBe(post);
    expect(shopper.countOf(add)).toBe(4);
    expect(await Promise.all([peas, onion, butter, mint].map((each) => inCart(shopper, each)))).toEqual([2, 1, 1, 1]);
    const panel = await openCart(shopper, 4);
    await see(panel.getByText(peas.product?.name ?? '').first());
    await shopper.leave();
  });

  test('is heard by a browser that is never idle, as on a busy processor', async () => {
    const shopper = await newShopper(browser, shop.url);
    await shopper.page.addInitScript(() => {
      globalThis.requestIdleCallback = (work, { timeout } = {}) =>
        timeout ? Number(setTimeout(work, timeout, { didTimeout: true, timeRemaining: () => 0 })) : 0;
    });
    await open(shopper, post);
    await shopper.press(addButton(shopper));
    await see(dialog(shopper, shopper.t('Login')));
    await shopper.leave();
  });

  test('who closes the login and logs in later has added nothing', async () => {
    const { shopper } = await atRecipe(await newShopper(browser, shop.url));
    const { t, press } = shopper;
    await press(addButton(shopper));
    await press(dialog(shopper, t('Login')).getByRole('button', { name: t('Close') }));
    await seeGone(dialog(shopper, t('Login')));
    await logIn(shopper);
    await expect.poll(() => shopper.countOf('GET /carts')).toBeGreaterThan(0);
    expect(shopper.countOf(add)).toBe(0);
    await see(addButton(shopper));
    await shopper.leave();
  });

  test('sees no recipe in a post that cooks nothing', async () => {
    const shopper = await newShopper(browser, shop.url);
    await open(shopper, '/blog/the-quiet-cupboard');
    await see(shopper.page.getByRole('heading', { level: 1 }));
    expect(await recipe(shopper).count()).toBe(0);
    await shopper.leave();
  });
});

test('A refused ingredient is named, and the others are in the cart', async () => {
  const { shopper, peas, onion } = await atRecipe(await newMember(browser, shop.url));
  await shopper.page.route('**/api/cart/store', (route) =>
    route.request().postDataJSON().product_id === onion.product?.id
      ? route.fulfill({ status: 422, json: { message: 'Not today.' } })
      : route.continue(),
  );
  await shopper.press(addButton(shopper));
  const outcome = recipe(shopper).getByRole('status');
  await see(outcome.getByText(shopper.t('{count} products went into your cart.', { count: 3 })));
  await see(outcome.getByText('Not today.'));
  expect(await Promise.all([peas, onion].map((each) => inCart(shopper, each)))).toEqual([2, 0]);
  await shopper.leave();
});
