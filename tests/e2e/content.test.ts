/** The journal and flash sales as a reader meets them. */
import { describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { come, newVisitor, type Visitor } from '../support/shopper/visitor.ts';

const day = 86_400_000;

shareShop();

const openVisitor = (options = {}) => newVisitor(browser, shop.url, options);

describe('the journal', () => {
  test('filters its list by category and text, opens a post, and links a tag to the products', async () => {
    const visitor = await openVisitor();
    const { page, t, context } = visitor;
    await come(visitor, '/blogs');
    await page.getByRole('link', { name: 'In the kitchen', exact: true }).click();
    await page.waitForURL(/category=/);
    await page.getByRole('searchbox', { name: t('Search the blog') }).fill('tomato');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Keep tomatoes out of the fridge' }).click();
    await page.getByRole('heading', { level: 1, name: 'Keep tomatoes out of the fridge' }).waitFor();
    await page.getByRole('heading', { level: 2, name: t('In this post') }).waitFor();
    await page.getByRole('link', { name: 'Storage', exact: true }).click();
    await page.waitForURL(/q=Storage/);
    await context.close();
  });

  test('offers a menu where the browser has no share sheet, on a post and on a product', async () => {
    const visitor = await openVisitor({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
    const { page, t, context } = visitor;
    await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
    const share = page.getByRole('button', { name: t('Share'), exact: true });
    const copy = page.getByRole('button', { name: t('Copy link') });
    await come(visitor, '/blog/how-to-keep-tomatoes');
    await share.click();
    await copy.click();
    await page.getByText(t('Link copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.url}/blog/how-to-keep-tomatoes`);
    expect(await share.evaluate((button) => button === document.activeElement)).toBe(true);

    await come(visitor, '/products/1/details');
    await share.click();
    const mail = page.getByRole('link', { name: t('Send by e-mail') });
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(`${shop.url}/products/1/details`);
    await page.keyboard.press('Escape');
    await copy.waitFor({ state: 'detached' });
    await context.close();
  });
});

/** The remaining seconds that the page shows. */
const secondsLeft = async ({ page }: Visitor) => {
  const numbers = await page.getByRole('timer').first().locator('bdi').allTextContents();
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = numbers.map(Number);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
};

describe('a flash sale', () => {
  test.each([0, day, -day])('shows the remaining time on a device whose clock is %i ms wrong', async (wrong) => {
    const visitor = await openVisitor();
    const { page, context } = visitor;
    await page.addInitScript((skew) => {
      const RealDate = Date;
      const now = () => RealDate.now() + skew;
      globalThis.Date = new Proxy(RealDate, {
        construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now()]),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      });
    }, wrong);
    await come(visitor, '/flash-sale/1');
    await page.getByText('sec', { exact: true }).waitFor();
    const { body } = { body: await (await fetch(`${shop.url}/api/flash-sales`)).json() };
    const end = Date.parse(`${body.data.running_flash_sale.end_date.replace(' ', 'T')}Z`);
    await expect
      .poll(async () => Math.abs((end - Date.now()) / 1000 - (await secondsLeft(visitor))))
      .toBeLessThanOrEqual(2);
    await context.close();
  });

  test('shows its end as soon as it has ended', async () => {
    const visitor = await openVisitor();
    const { page, t, context } = visitor;
    await page.addInitScript(() => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + (Number(sessionStorage.getItem('later')) || 0);
    });
    await come(visitor, '/flash-sale/1');
    await page.getByText('sec', { exact: true }).waitFor();
    const requested = page.waitForRequest(/\/api\/flash-sale\/1\/details/);
    await page.evaluate((later) => sessionStorage.setItem('later', String(later)), 5 * day);
    await page.getByText(t('This sale has ended')).waitFor();
    await requested;
    await context.close();
  });
});
