/** The pictures of a product: turned by arrows, keys and fingers, and enlarged, in both directions of text. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { greengrocer, productOf } from '../support/shopper/shelf.ts';
import { dialog, link, open, type Shopper, type ShopperOptions, see, seeGone } from '../support/shopper/shopper.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

shareShop();

const pictures = ({ page, t }: Shopper) => page.getByRole('group', { name: t('Pictures'), exact: true });

/** The one whose thumbnail is marked is shown large. */
const seePicture = async (shopper: Shopper, index: number) => {
  const thumb = link(shopper, shopper.t('Show picture {index}', { index }));
  await see(thumb.and(shopper.page.locator('[aria-current=true]')));
};

/** At a product with three pictures, whose controls are hydrated. */
const atProduct = async (options: ShopperOptions) => {
  const shopper = await newVisitor(browser, shop.url, options);
  const product = await productOf(shopper, greengrocer);
  await open(shopper, `/products/${product.id}/details`);
  await seePicture(shopper, 1);
  await shopper.page.keyboard.press('Shift');
  await shopper.page.waitForFunction(() => {
    const group = document.querySelector('main [role=group] > a')?.parentElement;
    return group && Object.keys(group).some((key) => key.startsWith('__reactFiber$'));
  });
  return { shopper, product };
};

/** When each moment of a drag was, in seconds. It ends at rest: Chromium drops a tap that follows a fling. */
const moments = [0, 0.1, 0.2, 0.3, 0.4, 0.7];

/** Drags a finger over the middle, `across` pixels to the right. */
const swipe = async ({ page, context }: Shopper, over: Locator, across: number) => {
  const { x, y, width, height } = (await over.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await context.newCDPSession(page);
  const start = Date.now() / 1000 - 1;
  for (const [at, after] of moments.entries()) {
    const share = Math.min(1, at / 4) - 0.5;
    await session.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: x + width / 2 + across * share, y: y + height / 2 }],
      timestamp: start + after,
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: start + 0.8 });
  await session.detach();
};

test('the keyboard turns the pictures, enlarges one, turns it there, and leaves by Escape', async () => {
  const { shopper, product } = await atProduct({ device: 'desktop' });
  const { page, t } = shopper;
  const enlarge = pictures(shopper).getByRole('link', { name: t('Enlarge picture') });
  await enlarge.focus();
  for (const [key, index] of [
    ['ArrowRight', 2],
    ['End', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await seePicture(shopper, index);
  }

  await page.keyboard.press('Enter');
  const large = dialog(shopper, product.name);
  await see(large);
  await page.keyboard.press('ArrowRight');
  const second = large.getByRole('img', { name: `${product.name}: `, exact: false });
  await see(second);
  await page.keyboard.press('Enter');
  await see(large.getByRole('link', { name: t('Show the whole picture') }));
  await page.keyboard.press('Escape');
  await seeGone(large);
  await seePicture(shopper, 2);
  expect(new URL(page.url()).search).toBe('?picture=2');
  await shopper.leave();
});

test('the arrows turn the pictures round and round, and Back closes the enlarged one', async () => {
  const { shopper, product } = await atProduct({ device: 'desktop' });
  const { page, t, press } = shopper;
  await press(pictures(shopper).getByRole('link', { name: t('Previous picture') }));
  await seePicture(shopper, 3);
  await press(pictures(shopper).getByRole('link', { name: t('Next picture') }));
  await seePicture(shopper, 1);
  await press(pictures(shopper).getByRole('link', { name: t('Enlarge picture') }));
  await see(dialog(shopper, product.name));
  await page.goBack();
  await seeGone(dialog(shopper, product.name));
  await shopper.leave();
});

for (const [locale, forward] of [
  ['en', -160],
  ['ar', 160],
] as const)
  test(`a finger drags the next picture in, also the enlarged one, and opens nothing by it, in ${locale}`, async () => {
    const { shopper, product } = await atProduct({ locale, device: 'phone' });
    const { page, t, press } = shopper;
    await swipe(shopper, pictures(shopper), forward);
    await seePicture(shopper, 2);
    await swipe(shopper, pictures(shopper), -forward);
    await seePicture(shopper, 1);
    expect(await page.getByRole('dialog').count()).toBe(0);

    await press(pictures(shopper).getByRole('link', { name: t('Enlarge picture') }));
    const large = dialog(shopper, product.name);
    await see(large);
    await swipe(shopper, large.getByRole('group', { name: t('Pictures') }), forward);
    await see(large.getByRole('img', { name: `${product.name}: `, exact: false }));
    await press(large.getByRole('button', { name: t('Close') }));
    await seeGone(large);
    await seePicture(shopper, 2);
    await shopper.leave();
  });

test('the arrow keys point as the pictures lie where text runs from the right', async () => {
  const { shopper } = await atProduct({ locale: 'ar', device: 'desktop' });
  const { page, t } = shopper;
  await pictures(shopper)
    .getByRole('link', { name: t('Enlarge picture') })
    .focus();
  await page.keyboard.press('ArrowLeft');
  await seePicture(shopper, 2);
  await page.keyboard.press('ArrowRight');
  await seePicture(shopper, 1);
  await shopper.leave();
});
