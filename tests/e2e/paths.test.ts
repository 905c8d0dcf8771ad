/** Paths made from the charts, walked on the real page: green as it is, and red at the right transition where it is broken. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCart } from '../models/cart.ts';
import { coveringPaths, pathTo, randomWalks } from '../paths/choose-paths.ts';
import { type Flow, flows, plan } from '../paths/flows.ts';
import type { Ground, Journey } from '../paths/journey.ts';
import { shopperOfPath } from '../paths/path-shopper.ts';
import { createPathWalker } from '../paths/path-walker.ts';
import { walkPath } from '../paths/walk-path.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { printedSeed } from '../support/data/random.ts';
import { demo } from '../support/shopper/account.ts';
import { newShopper } from '../support/shopper/shopper.ts';

/** How many of the telling paths of each flow; `npm run journeys` walks all of them. */
const pathCounts: Partial<Record<Flow, number>> = { cart: 2, search: 2 };
/** Only the last step of a walk over a broken page runs into its timeout. */
const lastStepMs = 2000;

let ground: Ground;

openShop();
beforeAll(async () => {
  const { data } = (await (await fetch(`${shop.url}/api/master`)).json()) as { data: Record<string, unknown> };
  ground = { url: shop.url, settings: data, account: { login: demo.login, password: demo.password } };
});

describe('the page follows its charts', () => {
  test.each(flows)('%s', async (flow) => {
    const journey = await plan(flow, ground);
    const paths = coveringPaths(journey.model, pathCounts[flow] ?? 1);
    expect(paths).not.toEqual([]);
    for (const path of paths) {
      const shopper = await shopperOfPath(browser, ground, journey);
      const { failure } = await walkPath(shopper, journey, path);
      expect({ ...failure, picture: undefined, path: failure && path.name }).toEqual({});
      await shopper.leave();
    }
  });

  test('by chance, too', async () => {
    const journey = await plan('search', ground);
    const seed = printedSeed();
    const [walk] = randomWalks(journey.model, seed, 10);
    expect(randomWalks(journey.model, seed, 10)[0]).toEqual(walk);
    const shopper = await newShopper(browser, shop.url);
    const { failure } = await walkPath(shopper, journey, { events: walk?.events ?? [] });
    expect({ ...failure, picture: undefined }).toEqual({});
    await shopper.leave();
  });
});

/** Another function under the name of a guard or an action, in the script that the shop sends. */
const replace = (name: string, code: string) => (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const broken = script.replace(new RegExp(`([{,])${name}:`), `$1${name}:${code},${name}Before:`);
    await route.fulfill({ response, body: broken, headers: { 'content-type': 'text/javascript' } });
  });

/** A button without effect. */
const deaden = (label: string) => (page: Page) =>
  page.addInitScript((wanted) => {
    const stop = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const name = button?.getAttribute('aria-label') ?? button?.textContent;
      if (name?.startsWith(wanted)) event.stopImmediatePropagation();
    };
    for (const type of ['click', 'pointerdown', 'pointerup']) addEventListener(type, stop, { capture: true });
  }, label);

type Break = {
  what: string;
  flow: Flow;
  transition: RegExp;
  onPage?: (page: Page) => Promise<unknown>;
  bodyOf?: Journey['bodyOf'];
};

const breaks: Break[] = [
  {
    what: 'a guard lets an empty login through',
    flow: 'login',
    transition: /^login: editing \+ login\.submit → editing$/,
    onPage: replace('isLoginFilled', '()=>!0'),
  },
  {
    what: 'a guard lets an empty registration through',
    flow: 'register',
    transition: /^register: editing \+ register\.submit → editing$/,
    onPage: replace('isRegistrationFilled', '()=>!0'),
  },
  {
    what: 'a guard lets an empty password through',
    flow: 'recover',
    transition: /^recover: password\.editing \+ reset\.submit → password\.editing$/,
    onPage: replace('isPasswordFilled', '()=>!0'),
  },
  {
    what: 'a rejected code stays in its boxes',
    flow: 'oneTimeCode',
    transition: /failure of checkCode \(refused\)/,
    onPage: replace('clearBoxes', '()=>{}'),
  },
  {
    what: 'a guard lets an empty message through',
    flow: 'contact',
    transition: /^contactForm: editing \+ form\.submit → editing$/,
    onPage: replace('isFilled', '()=>!0'),
  },
  {
    what: 'a guard keeps a full message back',
    flow: 'contact',
    transition: /^contactForm: editing \+ form\.submit → submitting$/,
    onPage: replace('isFilled', '()=>!1'),
  },
  {
    what: 'a mark that does not move',
    flow: 'search',
    transition: /highlight\.next/,
    onPage: replace('highlightNext', '()=>{}'),
  },
  { what: 'a dead cross', flow: 'search', transition: /query\.clear/, onPage: deaden('Clear search') },
  { what: 'a dead button to close', flow: 'dialogs', transition: /dialog\.close/, onPage: deaden('Close') },
  { what: 'a dead button to add', flow: 'cart', transition: /cart\.add → .*adding/, onPage: deaden('Add to cart') },
  {
    what: 'an answer to another question',
    flow: 'search',
    transition: /answer of suggestProducts/,
    bodyOf: () => ({ data: [{ id: 9, name: 'Other', price: 1, thumbnail: '', category: null }] }),
  },
  {
    what: 'an answer with another cart',
    flow: 'cart',
    transition: /answer of getCart/,
    bodyOf: () => ({ data: aCart({ milk: 3 }) }),
  },
];

describe('a broken page is found at the transition that is broken', () => {
  test.each(breaks)('$what', async ({ flow, transition, onPage, bodyOf }) => {
    const journey = await plan(flow, ground);
    const path = pathTo(journey, transition);
    const shopper = await shopperOfPath(browser, ground, journey);
    await onPage?.(shopper.page);
    const { steps, failure } = await walkPath(
      shopper,
      { ...journey, ...(bodyOf ? { bodyOf } : {}) },
      { ...path, lastStepMs },
    );
    expect(failure?.transition).toMatch(transition);
    expect(failure?.transition).toBe(steps.at(-1));
    expect(steps).toHaveLength(path.events.length);
    expect(failure?.picture.length).toBeGreaterThan(1000);
    await shopper.context.close();
  });
});

test('a broken page is found by a path that goes on from the page of another', async () => {
  const journey = await plan('search', ground);
  const clearing = /query\.clear/;
  const path = pathTo(journey, clearing);
  const before = { ...path, events: path.events.slice(0, -1) };
  const walker = createPathWalker(journey, {
    openPage: async () => {
      const shopper = await shopperOfPath(browser, ground, journey);
      await deaden('Clear search')(shopper.page);
      return shopper;
    },
    reusesPage: true,
    stepMs: lastStepMs,
  });
  expect((await walker.walk(before)).failure).toBeUndefined();
  const { failure, isFresh } = await walker.walk(path);
  expect(failure?.transition).toMatch(clearing);
  // The path was walked a second time, on the page that its command opens.
  expect(isFresh).toBe(true);
  await walker.close();
});
