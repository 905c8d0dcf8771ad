/** Signing in with Google, Facebook and Apple in a real browser, in windows that go to providers of our own and back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveSocialAuth } from '#server/db/queries/social.ts';
import { openPage, type WatchedPage } from '../support/browser/browser.ts';
import { bundleForPage } from '../support/browser/bundle.ts';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import type { SocialInPage } from '../support/browser/social-in-page.ts';
import { type TestDatabase, testDatabase } from '../support/database/database.ts';
import { demoFilling } from '../support/database/demo-database.ts';
import { type ShopProcess, startShopProcess } from '../support/server/shop-process.ts';
import { clientIds, type FakeProvider, startFakeProvider } from '../support/services/identity-provider.ts';

declare const social: SocialInPage;
type Provider = keyof typeof clientIds;

const providers = ['google', 'facebook', 'apple'] as const;

let database: TestDatabase;
let fake: FakeProvider;
let shop: ShopProcess;
let script: string;
let visit: WatchedPage;
let page: Page;

openBrowser();
beforeAll(async () => {
  [database, fake, script] = await Promise.all([
    testDatabase({ filling: demoFilling }),
    startFakeProvider(),
    bundleForPage('tests/support/browser/social-in-page.ts'),
  ]);
  for (const provider of providers) {
    await saveSocialAuth(database.db, provider, { isActive: true, clientId: clientIds[provider] });
  }
  shop = await startShopProcess(database.url, fake.env);
});

afterAll(async () => {
  await shop?.stop();
  await fake?.close();
  await database?.close();
});

beforeEach(async () => {
  await visit?.context.close();
  visit = await openPage(browser);
  page = visit.page;
  fake.person.says = 'yes';
  await page.goto(shop.url);
  await page.evaluate(script);
});

/** Opens the provider's window as a press of the button would, and resolves to it. */
async function send(provider: Provider): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.evaluate((name) => social.ask(name), provider);
  return opening;
}

const responseNow = () => page.evaluate(() => social.response);

async function reply() {
  await expect.poll(responseNow, { timeout: 15_000 }).toBeDefined();
  return responseNow();
}

const isClosed = (popup: Page) => expect.poll(() => popup.isClosed()).toBe(true);

/** The page's handling of a proof. */
const sendProof = (provider: Provider) =>
  page.evaluate(async (name) => {
    if (social.response?.kind !== 'proved') return social.response;
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    const body = JSON.stringify(social.response.proof);
    const response = await fetch(`/api/auth/${name}/token`, { method: 'POST', headers, body });
    return { status: response.status, user: (await response.json()).data?.user };
  }, provider);

describe('a person who agrees', () => {
  test.each(providers)('to %s is signed in', async (provider) => {
    Object.assign(fake.person, { sub: `browser-${provider}`, email: `browser-${provider}@larder.test` });
    const popup = await send(provider);
    expect(await reply()).toMatchObject({ kind: 'proved' });
    await isClosed(popup);
    expect(await sendProof(provider)).toEqual({
      status: 200,
      user: expect.objectContaining({ email: `browser-${provider}@larder.test` }),
    });
    expect(visit.complaints).toEqual([]);
  });
});

describe('a person who does not agree', () => {
  test.each(providers)('cancels by a refusal at %s', async (provider) => {
    fake.person.says = 'no';
    const popup = await send(provider);
    expect(await reply()).toEqual({ kind: 'cancelled' });
    await isClosed(popup);
  });

  test('cancels by closing the window', async () => {
    fake.person.says = 'nothing';
    const popup = await send('google');
    await popup.getByRole('heading', { name: 'Do you agree?' }).waitFor();
    expect(await responseNow()).toBeUndefined();
    await popup.close();
    expect(await reply()).toEqual({ kind: 'cancelled' });
  });

  test('closes the window together with the dialog', async () => {
    fake.person.says = 'nothing';
    const popup = await send('apple');
    await popup.getByRole('heading', { name: 'Do you agree?' }).waitFor();
    await page.evaluate(() => social.leave());
    await isClosed(popup);
    expect(await responseNow()).toBeUndefined();
  });

  test('gets the outcome “blocked” if the browser opens no window', async () => {
    await page.evaluate(() => {
      window.open = () => null;
      social.ask('facebook');
    });
    expect(await reply()).toEqual({ kind: 'blocked' });
  });

  test('and does nothing for three minutes sees that the attempt has expired', async () => {
    fake.person.says = 'nothing';
    await page.clock.install({ time: 0 });
    // Otherwise the time that the browser needs counts as well.
    await page.clock.pauseAt(1000);
    const popup = await send('google');
    await popup.getByRole('heading', { name: 'Do you agree?' }).waitFor();
    await page.clock.runFor(179_000);
    expect(await responseNow()).toBeUndefined();
    await page.clock.runFor(2_000);
    expect(await reply()).toEqual({ kind: 'expired' });
    await isClosed(popup);
  });
});

describe('the response of a provider', () => {
  const heard = (where: Page) =>
    where.evaluate(() => {
      const messages: unknown[] = [];
      Object.assign(globalThis, { messages });
      addEventListener('message', ({ data }) => messages.push(data));
    });
  const messagesOf = (where: Page) => where.evaluate(() => (globalThis as unknown as { messages: unknown[] }).messages);

  async function openResponse(where: Page): Promise<Page> {
    const opening = where.waitForEvent('popup');
    await where.evaluate((address) => void window.open(address), `${shop.url}/auth/popup?code=stolen&state=x`);
    const popup = await opening;
    // The script has run: it has cleaned the address.
    await expect.poll(() => popup.url()).toBe(`${shop.url}/auth/popup`);
    return popup;
  }

  test('is sent to no page of another site', async () => {
    await page.goto(`${fake.origin}/facebook/graph/me`);
    await heard(page);
    const popup = await openResponse(page);
    await popup.getByText('You can close this window.').waitFor();
    expect(await messagesOf(page)).toEqual([]);

    await page.goto(shop.url);
    await heard(page);
    await openResponse(page);
    await expect
      .poll(() => messagesOf(page))
      .toEqual([{ type: 'provider.answered', response: { code: 'stolen', state: 'x' } }]);
  });

  test('is ignored if it belongs to another attempt', async () => {
    fake.person.says = 'nothing';
    const popup = await send('google');
    await popup.getByRole('heading', { name: 'Do you agree?' }).waitFor();
    const state = new URL(popup.url()).searchParams.get('state');
    // By a link of the page; a redirect by the browser may separate the windows.
    const lead = (query: string) =>
      popup.evaluate((address) => location.assign(address), `${shop.url}/auth/popup?${query}`);
    await lead(`code=of-an-attacker&state=${'x'.repeat(43)}`);
    await expect.poll(() => popup.url()).toBe(`${shop.url}/auth/popup`);
    expect(await responseNow()).toBeUndefined();
    await lead(`code=own&state=${state}`);
    expect(await reply()).toMatchObject({ kind: 'proved', proof: { code: 'own' } });
  });
});
