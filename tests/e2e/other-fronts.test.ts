/** The storefront where its back end is elsewhere: behind another Larder (`API_URL`), and on static hosting with nginx. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cspFor } from '#server/http/headers.ts';
import { text } from '#tests/support/texts/texts.ts';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import { type TestDatabase, testDatabase } from '../support/database/database.ts';
import { demoFilling } from '../support/database/demo-database.ts';
import type { DemoShop } from '../support/server/demo-shop.ts';
import { nginxPath, startNginx } from '../support/server/nginx.ts';
import { startShopProcess } from '../support/server/shop-process.ts';
import { openLogin } from '../support/shopper/account.ts';
import { logOf, openChat, replyTo, say, textsAt } from '../support/shopper/chat.ts';
import { callOf } from '../support/shopper/delivery.ts';
import { type Account, addAddress, register } from '../support/shopper/http-account.ts';
import {
  boxesOf,
  dialogButton,
  fieldNamed,
  inDialog,
  knownAccount,
  requestCode,
  typeCode,
} from '../support/shopper/identity.ts';
import { newMember } from '../support/shopper/member.ts';
import { inWindow, leaveOutcome, seeOutcome, seePayment, windowAfter } from '../support/shopper/payment.ts';
import { greengrocer, productOf, shopOf } from '../support/shopper/shelf.ts';
import { button, dialog, heading, open, see, seeGone } from '../support/shopper/shopper.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

type Front = { url: string; stop(): Promise<void> };

/** The cart of a shopper who registered through this front: one product of the greengrocer, to be paid online. */
const orderToPay = async (url: string, account: Account) => {
  const call = callOf(url, account.token);
  const { id: product_id } = await productOf({ url, locale: 'en' }, greengrocer);
  await addAddress(url, account);
  await call('/cart/store', { product_id });
  const { addresses } = await call('/addresses');
  const wish = { shop_ids: [greengrocer], address_id: addresses[0].id, payment_method: 'stripe' };
  return (await call('/place-order', wish)).orders[0];
};

const larder = (backEnd: string): Promise<Front> => startShopProcess('', { API_URL: backEnd });
const program = nginxPath();
const nginx = (backEnd: string): Promise<Front> => startNginx(program ?? '', backEnd);

if (!program) console.warn('No nginx was found: static hosting is not tested. NGINX_PATH names the program.');

openBrowser();

let database: TestDatabase;
let backEnd: DemoShop;

beforeAll(async () => {
  database = await testDatabase({ filling: demoFilling });
  const shop = await startShopProcess(database.url, { PAYMENT_SANDBOX: 'on', TRUST_PROXY: 'loopback' });
  backEnd = { ...shop, databaseUrl: database.url };
});

afterAll(async () => {
  await backEnd?.stop();
  await database?.close();
});

describe.each([
  { name: 'another Larder', start: larder, isThere: true },
  { name: 'nginx', start: nginx, isThere: program !== undefined },
])('the storefront behind $name', ({ start, isThere }) => {
  let front: Front;

  beforeAll(async () => {
    if (isThere) front = await start(backEnd.url);
  });
  afterAll(() => front?.stop());

  const inFront = test.skipIf(!isThere);
  const status = async (path: string) => (await fetch(front.url + path)).status;

  inFront('shows the pictures of the back end', async () => {
    const shopper = await newVisitor(browser, front.url);
    const { page } = shopper;
    await open(shopper);
    const picture = page.locator('main img[src*="/pictures/"]').first();
    await see(picture);
    const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await shopper.leave();
  });

  inFront('opens a deep link, and says of an unknown page that it is not there', async () => {
    const { id, name } = await productOf({ url: front.url, locale: 'en' }, greengrocer);
    const shopper = await newVisitor(browser, front.url);
    await open(shopper, `/products/${id}/details`);
    await see(heading(shopper, name));
    await shopper.leave();
    const lost = await newVisitor(browser, front.url);
    const response = await lost.page.goto(`${front.url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await see(heading(lost, lost.t('Page Not Found')));
    await lost.context.close();
  });

  inFront('has the files, headers and missing files of a shop', async () => {
    const page = await fetch(`${front.url}/`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const directive of cspFor().split('; ')) expect(policy).toContain(directive);
    const html = await page.text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const asset = await fetch(front.url + script, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([asset.status, asset.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
    const manifest = await fetch(`${front.url}/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect((await manifest.json()).icons).toHaveLength(4);
    expect(await (await fetch(`${front.url}/robots.txt`)).text()).toContain('Disallow: /order/');
    expect(await status('/favicon.ico')).toBe(200);
    for (const path of ['/assets/gone-0a1b2c3d.js', '/gone.png', '/index.html', '/.vite/manifest.json', '/dev/inbox']) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
    for (const path of ['/api/..%2fdev/inbox', '/api/%252e%252e/dev/inbox', '/storage/..%5c..%5cdev/inbox']) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
  });

  inFront('gives a shopper a new password, by a code that is bound to a cookie', async () => {
    const account = await knownAccount({ url: front.url });
    const shopper = await newVisitor(browser, front.url);
    const { t, press, write } = shopper;
    await open(shopper, '/about-us');
    await openLogin(shopper);
    await requestCode(shopper, account.email);
    await typeCode(shopper, { database });
    await press(dialogButton(shopper, t('Verify')));
    await see(dialog(shopper, t('Reset password')));
    await write(fieldNamed(shopper, 'password'), 'seven small figs');
    await write(fieldNamed(shopper, 'password_confirmation'), 'seven small figs');
    await press(dialogButton(shopper, t('Reset password')));
    await see(dialog(shopper, t('Login')));
    await write(fieldNamed(shopper, 'password'), 'seven small figs');
    await press(dialogButton(shopper, t('Log in')));
    await seeGone(inDialog(shopper));
    expect(await boxesOf(shopper).count()).toBe(0);
    await shopper.leave();
  });

  inFront('shows what a shop writes in the chat as soon as it is written', async () => {
    const shopper = await newMember(browser, front.url);
    const [{ name }, product] = await Promise.all([shopOf(shopper, greengrocer), productOf(shopper, greengrocer)]);
    await open(shopper, `/products/${product.id}/details`);
    const drawer = await openChat(shopper, name);
    await say(shopper, drawer, 'Is it ripe?');
    await expect.poll(() => textsAt(backEnd, shopper, greengrocer)).toContain('Is it ripe?');
    await replyTo(backEnd, shopper, greengrocer, 'Yes, today.');
    await see(logOf(drawer).getByText('Yes, today.'));
    await shopper.leave();
  });

  inFront('lets a shopper pay in the sandbox and opens the documents of the order', async () => {
    const account = await register(front.url);
    const { id, order_code: code } = await orderToPay(front.url, account);
    const shopper = await newMember(browser, front.url, {}, account);
    const { page, t, press } = shopper;
    await open(shopper, `/order-history/${id}`);
    await see(page.getByText(code).first());
    const popup = await windowAfter(shopper, () => press(button(shopper, t('Make Payment'))));
    expect(new URL(popup.url()).origin).toBe(front.url);
    await inWindow(shopper, popup, 'Pay now');
    await leaveOutcome(shopper, await seeOutcome(shopper, 'Thank you!'), 'Done');
    await seePayment(shopper, 'Paid');
    for (const name of [t('Download Invoice'), t('Payment receipt')]) {
      const address = new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '', front.url);
      expect(address.origin).toBe(front.url);
      const { status, headers } = await fetch(address);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('content-disposition')).toMatch(/^inline; filename="(invoice|receipt)-\S+\.pdf"$/);
    }
    await shopper.leave();
  });

  inFront('shows the documents’ own page for a link that is none', async () => {
    const response = await fetch(`${front.url}/shop/download-invoice/1?language=en&until=1&sign=x`);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain(text('This document is not known'));
  });
});
