/** A signed-in visit of every page whose back end is the contract's sample, with mutations in the responses. */
import type { Browser, Page, Route } from 'playwright-core';
import { operationOf } from '#tools/replay/contract.ts';
import { sampleResponse } from '#tools/states/sample.ts';
import { breakOut, isEssential, type Mutation, mutated, nameOf } from '../contract/mutations.ts';
import { register } from '../shopper/http-account.ts';
import { newVisitor, seeSettled, type Visitor } from '../shopper/visitor.ts';
import { garbageIn } from '../views/garbage.ts';
import { seeQuiet } from './browser.ts';

/** By operation. */
export type Batches = ReadonlyMap<string, readonly Mutation[]>;

export const sampleOf = (operation: string): { data?: unknown } | undefined =>
  sampleResponse(operation, { items: 3 }) as { data?: unknown } | undefined;

const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

const addresses = [
  '/order-history',
  '/order-history/1',
  '/return-product/1',
  '/returned-order-history',
  '/returned-order-history/1',
  '/support-tickets',
  '/support-ticket/1',
  '/wishlist',
  '/manage-address',
  '/manage-address/1/edit',
  '/profile',
  '/dashboard',
  '/smart-order',
  '/massages',
  '/',
  '/products',
  '/products/1/details',
  '/shops',
  '/shops/1',
  '/categories',
  '/flash-sale/1',
  '/blogs',
  '/blog/fresh',
  '/contact-us',
  '/privacy-policy',
];

type Step = { name: string; take: (visitor: Visitor) => Promise<unknown> };

/** In this order, from `/settings`. */
const steps: readonly Step[] = [
  ...addresses.map((name) => ({ name, take: ({ page }: Visitor) => follow(page, name) })),
  {
    name: 'a conversation',
    take: async ({ page }) => {
      await follow(page, '/massages');
      const shop = page.getByRole('main').locator('li button').first();
      const isThere = await shop.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      if (isThere) await shop.click();
    },
  },
  {
    name: 'the suggestions',
    take: async ({ page, t }) => {
      const suggested = page.waitForResponse((response) => response.url().includes('/suggestions'));
      await page.getByRole('combobox', { name: t('Search products'), exact: true }).fill('milk');
      await suggested;
    },
  },
  {
    name: 'the cart',
    take: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Cart, / })
        .filter({ visible: true })
        .first()
        .click();
      const shop = page.getByRole('dialog').getByRole('checkbox').first();
      await page.getByRole('dialog').waitFor();
      if (await shop.count()) await shop.check();
    },
  },
];

export type MutatedVisit = {
  /** What went wrong at a step, with the mutations that the step received. */
  faults: { step: string; fault: string; received: readonly Mutation[] }[];
  /** How many mutations the pages have received. */
  count: number;
};

/** A photo that is not there says so, and nothing else is lost. */
const isLost = /Something went wrong(?! with)|We couldn’t load(?! the photo)/;

const faultOf = async ({ page, complaints }: Visitor, received: readonly Mutation[]): Promise<string | undefined> => {
  const { text, markup } = await page.evaluate(() => ({
    text: [document.title, ...[...document.querySelectorAll('body > :not(script)')].map((part) => part.textContent)],
    markup: [...document.querySelectorAll('body > :not(script)')].map((part) => part.innerHTML).join(''),
  }));
  const thrown = complaints.splice(0).join(' | ');
  if (thrown) return thrown;
  const lost = isLost.exec(text.join(' '));
  if (lost && !received.some(isEssential)) return `lost: ${lost[0]}`;
  return garbageIn(text.join(' ')) ?? breakOut.exec(markup)?.[0];
};

/** Takes every step once, and leaves. */
export const visitWith = async (browser: Browser, url: string, batches: Batches): Promise<MutatedVisit> => {
  const visitor = await newVisitor(browser, url, { account: await register(url) });
  const { page, context } = visitor;
  const visit: MutatedVisit = { faults: [], count: 0 };
  let received: Mutation[] = [];
  /** Without its cart or its account, a page may say that they could not be loaded, on any step. */
  const lasting = ['getCart', 'getProfile'].flatMap((operation) => batches.get(operation) ?? []);

  const respond = async (route: Route) => {
    const request = route.request();
    const operation = operationOf(request.method(), new URL(request.url()).pathname)?.operation.id ?? '';
    const sample = sampleOf(operation);
    if (!sample) return route.continue();
    const batch = batches.get(operation) ?? [];
    received.push(...batch);
    visit.count += batch.length;
    return route.fulfill({ json: { ...sample, data: mutated(sample.data, batch) } });
  };

  await page.route('**/api/**', respond);
  await page.goto(`${url}/settings`);
  for (const { name, take } of [{ name: '/settings', take: async () => undefined }, ...steps]) {
    const stuck = await take(visitor).then(() => undefined, String);
    await seeSettled(visitor);
    await seeQuiet(page);
    const fault = stuck ?? (await faultOf(visitor, [...received, ...lasting]));
    if (fault) visit.faults.push({ step: name, fault, received });
    received = [];
  }
  await context.close();
  return visit;
};

/** One line for a fault, with what may have caused it. */
export const describeFault = ({ step, fault, received }: MutatedVisit['faults'][number]): string =>
  `${step}: ${fault}\n  ${received.map(nameOf).join('\n  ')}`;
