/** What shoppers do on a page that the server has rendered, before its script is there. */
import { describe, expect, test } from 'vitest';
import { holdBack } from '../support/browser/measures.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { listPicker } from '../support/shopper/lists.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, productOf } from '../support/shopper/shelf.ts';
import {
  button,
  deskAndPhone,
  pathOf,
  type Shopper,
  type ShopperOptions,
  see,
  seeAlive,
  seeFooterAlive,
} from '../support/shopper/shopper.ts';
import { addFromPage, openCart } from '../support/shopper/shopping.ts';

shareShop();

const theApp = /\/assets\/index-[^/]+\.js$/;

/** At a page whose script is on its way, until `letGo`. */
const arrive = async (options: ShopperOptions, path: string | ((shopper: Shopper) => Promise<string>)) => {
  const shopper = await newMember(browser, shop.url, options);
  const script = await holdBack(shopper.page, theApp);
  const address = typeof path === 'string' ? path : await path(shopper);
  await shopper.page.goto(shop.url + address, { waitUntil: 'commit' });
  return { shopper, ...script };
};

const searchField = ({ page, t }: Shopper) => page.getByRole('combobox', { name: t('Search products') });

describe.each(deskAndPhone)('in $locale on a $device', (options) => {
  test('a product is added once, however often the button is pressed', async () => {
    const { shopper, letGo } = await arrive(options, async (member) => {
      const { id } = await productOf(member, greengrocer);
      return `/products/${id}/details`;
    });
    await addFromPage(shopper);
    await addFromPage(shopper);
    letGo();
    await openCart(shopper, 1);
    await shopper.leave();
  });

  test('a part whose code waits for the first interaction is used', async () => {
    const { shopper, letGo } = await arrive(options, async (member) => {
      const { id } = await productOf(member, greengrocer);
      return `/products/${id}/details`;
    });
    await shopper.press(button(shopper, shopper.t('Add to a list')));
    letGo();
    await see(listPicker(shopper));
    await shopper.leave();
  });

  test('a language is chosen', async () => {
    const { shopper, letGo } = await arrive({ ...options, device: 'desktop' }, '/shops');
    await shopper.page.getByRole('combobox', { name: shopper.t('Choose a language') }).selectOption('ir');
    letGo();
    await see(shopper.page.locator('html[lang=fa][dir=rtl]'));
    await shopper.leave();
  });
});

/** Its links stand at the end of the page, where whatever folds up moves them from under a finger. */
describe.each(deskAndPhone)('the footer in $locale on a $device', (options) => {
  const columnsOf = ({ page }: Shopper) => page.getByRole('contentinfo').locator('h2, summary');
  const heightOf = ({ page }: Shopper) =>
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().height);

  test('stays as it is, and so does an open column', async () => {
    const { shopper, letGo } = await arrive(options, '/shops');
    const { page, device } = shopper;
    await see(page.getByRole('contentinfo'));
    await columnsOf(shopper).last().scrollIntoViewIfNeeded();
    const links = page.getByRole('contentinfo').locator('a[href^="/"]').filter({ visible: true });
    expect((await links.count()) > 0).toBe(device === 'desktop');
    if (device === 'phone') await shopper.press(columnsOf(shopper).last());
    await see(links.last());
    const height = await heightOf(shopper);
    letGo();
    await seeAlive(shopper);
    await seeFooterAlive(shopper);
    expect(await heightOf(shopper)).toBe(height);
    await see(links.last());
    await shopper.leave();
  });
});

describe('the search on a desktop', () => {
  const options = { locale: 'en', device: 'desktop' } as const;

  test('suggests what fits the text that was typed', async () => {
    const { shopper, letGo } = await arrive(options, '/shops');
    await searchField(shopper).pressSequentially('tomat');
    letGo();
    await see(shopper.page.getByRole('option', { name: /tomat/i }).first());
    expect(await searchField(shopper).inputValue()).toBe('tomat');
    await searchField(shopper).pressSequentially('oes');
    expect(await searchField(shopper).inputValue()).toBe('tomatoes');
    await shopper.leave();
  });

  test('leads to the results with Enter', async () => {
    const { shopper, letGo } = await arrive(options, '/shops');
    await searchField(shopper).pressSequentially('tomato');
    await shopper.page.keyboard.press('Enter');
    await shopper.page.waitForURL(/\/products\?q=tomato/, { waitUntil: 'commit' });
    letGo();
    await see(shopper.page.getByRole('heading', { level: 1, name: /tomato/ }));
    expect(pathOf(shopper)).toBe('/products');
    await shopper.leave();
  });
});
