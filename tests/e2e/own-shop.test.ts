/**
 * A shop of one's own, as its operator, a seller and a shopper meet it: made, filled, translated and coloured by the
 * program, sold in by a seller from another process, bought from in French, and closed for a while. Nowhere does it say
 * the name that ships.
 *
 * @spec R77, R78, R79, R84
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import english from '#locales/en.json' with { type: 'json' };
import { compileCatalogue } from '#machines/locale/compile-catalogue.ts';
import { createMessages } from '#src/i18n/messages.ts';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import { addSeller, type Seller } from '../support/data/sellers.ts';
import { type TestDatabase, testDatabase } from '../support/database/database.ts';
import { goodPassword } from '../support/server/server.ts';
import { type ShopProcess, startShopProcess } from '../support/server/shop-process.ts';
import { fillRegistration, openLogin } from '../support/shopper/account.ts';
import { checkOut, fillAddress, seeOrder } from '../support/shopper/ordering.ts';
import { inWindow, seeOutcome, seePayment, seeWindowGone, windowAfter } from '../support/shopper/payment.ts';
import { productOf } from '../support/shopper/shelf.ts';
import { button, dialog, newShopper, open, type Shopper, see, seeAlive, seeGone } from '../support/shopper/shopper.ts';
import { addFromPage, openCart } from '../support/shopper/shopping.ts';
import french from '../support/texts/french.json' with { type: 'json' };
import { pagesOf } from '../support/views/pdf-text.ts';

const shippedName = /larder/i;
const inFrench = createMessages('fr', compileCatalogue({ ...english, ...french }));
const person = { name: 'Robin Field', email: 'robin@moulin.example', phone: '2025550177', password: 'two plums a day' };

let database: TestDatabase;
let shop: ShopProcess;
let seller: Seller;
let folder: string;

const at = (name: string) => join(folder, name);

/** As a process of its own, as a person starts it. */
async function run(...words: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: at('data'),
    UPLOADS_DIR: at('uploads'),
    XDG_CONFIG_HOME: at('config'),
    SELLER_PASSWORD: goodPassword,
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/cli/shop.js', ...words], { env });
  return stdout;
}

const asSeller = (...words: string[]) => run('--as', seller.email, '--url', shop.url, ...words);

const goodsOf = (vendor: string, mark: string, count: number) => {
  const row = (_: unknown, number: number) =>
    `${mark}-${number},${vendor},Bakery,Bread,${mark} loaf ${number},${mark} pain ${number},2.50,20,loaf.jpg`;
  return [
    'sku,shop,category,subcategory,name,name:fr,price,stock,pictures',
    ...Array.from({ length: count }, row),
  ].join('\n');
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-own-'));
  mkdirSync(at('photos'));
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a67c3a' } })
    .jpeg()
    .toFile(at('photos/loaf.jpg'));
  writeFileSync(at('fr.json'), JSON.stringify(french));
  writeFileSync(at('goods.csv'), goodsOf('Moulin Bleu', 'MB', 30));
  writeFileSync(at('own.csv'), goodsOf('', 'CB', 5));
  database = await testDatabase();
});
afterAll(async () => {
  await shop?.stop();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});
openBrowser();

/** The address of push events has a key of the protocol, which nobody sees. */
const withoutKey = (source: string) => source.replaceAll(/"pusher_app_key":"\w+"/g, '');

async function expectOwnName({ page }: Pick<Shopper, 'page'>): Promise<void> {
  expect(await page.title()).toContain('Moulin Bleu');
  expect(withoutKey(await page.content())).not.toMatch(shippedName);
}

test('the operator makes it, fills it, adds French and gives it a look, and a seller joins', async () => {
  const wishes = ['--name', 'Moulin Bleu', '--country', 'France', '--currency', 'EUR', '--vendors', 'many'];
  expect(await run('new', ...wishes, '--email', 'keeper@moulin.example')).toContain('Moulin Bleu is ready');
  shop = await startShopProcess(database.url, { DEMO_SHOP: 'off', UPLOADS_DIR: at('uploads') });
  expect(await run('language', 'add', 'fr', '--file', at('fr.json'))).toContain('Français is offered.');
  const imported = await run('import', 'products', at('goods.csv'), '--pictures', at('photos'));
  expect(imported).toContain('30 added');
  await run('look', 'set', 'colour', '#2b4acb');
  expect(await run('look', 'publish')).toContain('The shop shows it now.');
  await run('setting', 'set', 'onlinePayment', 'on');

  seller = await addSeller(database.db);
  const own = await asSeller('import', 'products', at('own.csv'), '--pictures', at('photos'));
  expect(own).toContain('5 added');
});

async function speakFrench(shopper: Shopper): Promise<Shopper> {
  const { page, t, choose } = shopper;
  const picker = page.getByRole('combobox', { name: t('Choose a language') }).filter({ visible: true });
  await choose(picker, 'Français');
  await page.locator('html[lang=fr]').waitFor();
  await see(page.getByRole('navigation', { name: inFrench('Main menu') }).getByRole('link', { name: 'Produits' }));
  await seeAlive(shopper);
  return { ...shopper, t: inFrench };
}

async function signUp(shopper: Shopper): Promise<void> {
  const { page, t, press } = shopper;
  await openLogin(shopper);
  await press(dialog(shopper, t('Login')).getByRole('button', { name: t('Sign Up') }));
  const form = dialog(shopper, t('Create your account'));
  // The names of countries are in the language of the page.
  const country = new Intl.DisplayNames('fr', { type: 'region' }).of('US') ?? '';
  const choose: Shopper['choose'] = (list) => shopper.choose(list, country);
  await fillRegistration({ ...shopper, choose }, person);
  await press(form.getByRole('button', { name: t('Create account') }));
  await seeGone(form);
  await see(page.getByRole('banner').getByRole('button', { name: t('Account menu') }));
}

/** One product of each shop, paid by card. */
async function buyFromBoth(shopper: Shopper): Promise<string> {
  const { page, t, press } = shopper;
  for (const [id, name] of [
    [1, 'MB pain'],
    [seller.shopId, 'CB pain'],
  ] as const) {
    const product = await productOf(shopper, id);
    await open(shopper, `/products/${product.id}/details`);
    await see(page.getByRole('heading', { level: 1, name }));
    await expectOwnName(shopper);
    await addFromPage(shopper);
    await see(page.getByRole('status').filter({ hasText: name }));
  }
  const panel = await openCart(shopper, 2);
  await press(panel.getByRole('checkbox', { name: t('Select all') }));
  await checkOut(shopper);
  await fillAddress(shopper);
  await expectOwnName(shopper);
  await press(page.getByRole('radio', { name: t('Card') }));
  const popup = await windowAfter(shopper, () => press(button(shopper, t('Place Order'))));
  expect(await popup.content()).not.toMatch(shippedName);
  expect(await popup.title()).toContain('Moulin Bleu');
  await inWindow(shopper, popup, 'Pay now');
  await seeWindowGone(popup);
  const thanks = await seeOutcome(shopper, 'Thank you!');
  await see(thanks.getByText(t('Payment received')));
  const code = (await thanks.getByRole('term').first().textContent()) ?? '';
  await press(thanks.getByRole('link', { name: t('Order History') }));
  await press(page.getByRole('link', { name: t('View details of order {code}', { code }) }));
  await seeOrder(shopper, code);
  await seePayment(shopper, 'Paid');
  return code;
}

/** What is drawn in the invoice of the open order. */
async function readInvoice({ page, t }: Shopper): Promise<string> {
  const address = await page.getByRole('link', { name: t('Download Invoice') }).getAttribute('href');
  const pdf = Buffer.from(await (await fetch(address ?? '')).arrayBuffer());
  return pagesOf(pdf)
    .flat()
    .map(({ said }) => said)
    .join(' ');
}

test('a shopper registers, reads French, buys from both shops and pays', async () => {
  const guest = await newShopper(browser, shop.url);
  await open(guest);
  await expectOwnName(guest);
  expect(await guest.page.content()).toContain('#2b4acb');
  const shopper = await speakFrench(guest);
  await signUp(shopper);
  await open(shopper, '/products');
  const title = shopper.page.getByRole('heading', { level: 1, name: 'Tous les produits' });
  await see(title);
  // Goods without brands leave no empty column beside the list.
  const card = shopper.page.getByRole('main').getByRole('article').first();
  expect((await card.boundingBox())?.x).toBeCloseTo((await title.boundingBox())?.x ?? 0, 0);
  await expectOwnName(shopper);
  await buyFromBoth(shopper);
  await expectOwnName(shopper);
  const invoice = await readInvoice(shopper);
  expect(invoice).toContain('Facture');
  expect(invoice).not.toMatch(shippedName);
  await shopper.leave();
});

test('mails and the files of the shop have its own name, and the seller has the order', async () => {
  const inbox = await (await fetch(`${shop.url}/dev/inbox`)).text();
  const mails = [...inbox.matchAll(/src="(\/dev\/inbox\?message=\d+)"/g)].map(([, path = '']) => path);
  expect(mails.length).toBeGreaterThan(1);
  for (const path of [...mails, '/manifest.webmanifest', '/robots.txt', '/openapi.json', '/icon.svg']) {
    const text = await (await fetch(shop.url + path)).text();
    // The address of the seller of this test is no text of the shop.
    expect(text.replaceAll(seller.email, ''), path).not.toMatch(shippedName);
  }
  const [line = ''] = (await asSeller('order', 'list')).split('\n');
  const code = /#LD\d+/.exec(line)?.[0] ?? '';
  expect(await asSeller('order', 'advance', code)).toContain(`${code}: Pending -> Confirm`);
});

test('while it is closed, a shopper reads so in French, and the seller in a sentence', async () => {
  await run('maintenance', 'on');
  await expect.poll(async () => (await fetch(shop.url)).status, { timeout: 5000 }).toBe(503);
  const { page, context } = await newShopper(browser, shop.url, { context: { locale: 'fr-FR' } });
  const response = await page.goto(shop.url);
  expect(response?.status()).toBe(503);
  await see(page.getByRole('heading', { name: 'Nous revenons bientôt' }));
  await expectOwnName({ page });
  await expect(asSeller('order', 'list')).rejects.toThrow('The shop is closed for maintenance.');
  expect(await run('maintenance', 'off')).toContain('The shop is open.');
  await expect.poll(async () => (await fetch(shop.url)).status, { timeout: 5000 }).toBe(200);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await see(page.getByRole('heading', { name: 'Boutiques les mieux notées' }).or(page.getByRole('banner')));
  await context.close();
});
