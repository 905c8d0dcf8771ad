/**
 * The delays that a shopper sees after a touch, a click or a key, with a processor slowed down 4 times and a latency of
 * 150 ms.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { inRoot } from '../lib/project.mjs';
import { makeCollector } from './figures.mjs';
import { installProbe } from './probe.mjs';
import { drawTap, traceCategories } from './tap-picture.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const timeoutMs = 20_000;
const betweenKeysMs = 150;
const slowdown = 4;
const latencyMs = 150;

const names = {
  touch: 'list to the product’s title, by touch',
  rested: 'the same on a page that has rested',
  hover: 'list to the product’s title, after hovering',
  add: 'click on Add to the badge',
  addMore: 'the same for a second product',
  key: 'last key of a word to a suggestion',
  more: 'one key more to a suggestion',
  requests: 'requests for the two of them',
  worst: 'longest interaction of a run (INP)',
  task: 'longest task of 50 ms or more in a run (0: none)',
  shift: 'layout shift of a run',
};
const units = { [names.requests]: 'requests', [names.shift]: '' };

export async function measureInteractions({ shop, browser, runs, say }) {
  const figures = makeCollector((name) => units[name] ?? 'ms');
  const login = await signIn(shop);
  const program = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (let run = 1; run <= runs; run += 1) {
      say(`interactions, run ${run} of ${runs}`);
      const seen = [];
      const visit = (device, work, more) => onPage({ program, shop, device, seen, work, ...more });
      figures.add(names.touch, await visit(phone, openByTouch));
      figures.add(names.rested, await visit(phone, openByTouch, { rests: true }));
      figures.add(names.hover, await visit(desktop, openByMouse));
      const added = await visit(phone, addTwo, { stored: login, path: `/products?page=${run}` });
      figures.add(names.add, added.first);
      figures.add(names.addMore, added.second);
      const search = await visit(desktop, typeWord);
      figures.add(names.key, search.key);
      figures.add(names.more, search.more);
      figures.add(names.requests, search.requests);
      figures.add(names.worst, Math.max(...seen.map(({ worst }) => worst)));
      figures.add(names.task, Math.max(...seen.map(({ task }) => task)));
      figures.add(names.shift, Math.max(...seen.map(({ shift }) => shift)));
    }
    say('interactions, one touch drawn in test-results/first-tap.svg');
    await drawFirstTap(program, shop);
  } finally {
    await program.close();
  }
  return figures.rows();
}

/** The browser storage of a signed-in shopper. */
async function signIn({ url, account: [name, password] }) {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ phone: name, password }),
  });
  const { data } = await answer.json();
  const user = { id: data.user.id, name: data.user.name };
  return JSON.stringify({ v: 1, token: data.access.token, user });
}

/** A first visit to a list. It is throttled after hydration, so that only the interaction is measured. */
async function onPage({ program, shop, device, path = '/products', stored, rests, seen, work }) {
  const context = await program.newContext(device);
  context.setDefaultTimeout(timeoutMs);
  try {
    await context.addInitScript(installProbe);
    if (stored) await context.addInitScript((text) => localStorage.setItem('larder', text), stored);
    const page = await context.newPage();
    await page.goto(shop.url + path, { waitUntil: 'networkidle' });
    if (rests) await seeRested(page);
    await slowDown(page);
    const result = await work(page);
    // Time for late layout shifts and for the browser's report of them.
    await page.waitForTimeout(500);
    seen.push(
      await page.evaluate(() => ({ worst: larderProbe.worst, task: larderProbe.task, shift: larderProbe.shift })),
    );
    return result;
  } finally {
    await context.close();
  }
}

/** The page fetches the files of the first interaction three seconds after its script began, and runs them in idle slices. */
async function seeRested(page) {
  const latest = performance.now() + timeoutMs;
  while (await page.evaluate(() => document.querySelector('link[data-prefetch]:not([rel])') !== null)) {
    if (performance.now() > latest) throw new Error('The page did not fetch the files of the first interaction.');
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(1000);
}

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const network = { offline: false, latency: latencyMs, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const expectEffect = (page, event, effect, what) =>
  page.evaluate((wish) => larderProbe.expect(...wish), [event, effect, what]);

const resultOf = (page) =>
  Promise.race([
    page.evaluate(() => larderProbe.result),
    new Promise((_, reject) => setTimeout(reject, timeoutMs, new Error('An interaction had no effect.')).unref()),
  ]);

/**
 * Touches as a finger does. A locator, a tap or a wait of the driver leaves listeners for every pointer event in the page.
 * At this slowdown they take 8 ms of the first event alone. So the page itself says where a control is.
 */
async function tap(page, { x, y }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Where the control is in the window, and its text. */
const controlAt = (page, selector, index = 0) =>
  page.evaluate((wish) => larderProbe.controlAt(...wish), [selector, index]);

const productLink = 'article a[href*="/products/"]';

async function openByTouch(page) {
  const link = await controlAt(page, productLink);
  await expectEffect(page, 'pointerdown', 'heading', link.text);
  await tap(page, link);
  return resultOf(page);
}

/** A touch of its own: to record what the main thread does costs time. */
async function drawFirstTap(program, shop) {
  const work = async (page) => {
    await program.startTracing(page, { categories: traceCategories });
    const title = await openByTouch(page);
    await page.waitForTimeout(500);
    return drawTap(
      String(await program.stopTracing()),
      title,
      'Processor slowed down 4 times, latency of 150 ms, with a trace',
    );
  };
  const picture = await onPage({ program, shop, device: phone, seen: [], work });
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(inRoot('test-results', 'first-tap.svg'), picture);
}

async function openByMouse(page) {
  const { x, y, text } = await controlAt(page, productLink, 1);
  await page.mouse.move(x, y);
  await page.waitForTimeout(500);
  await expectEffect(page, 'pointerdown', 'heading', text);
  await page.mouse.down();
  await page.mouse.up();
  return resultOf(page);
}

/** The time of the finger on the glass does not count. */
async function addTwo(page) {
  const first = await addNext(page);
  await page.waitForLoadState('networkidle');
  return { first, second: await addNext(page) };
}

/** A product of the list that is not in the cart yet, so that the number goes up. */
async function addNext(page) {
  const button = await controlAt(page, 'article button[aria-label^="Add "][aria-label$=" to cart"]');
  await expectEffect(page, 'click', 'cart', await page.evaluate(() => larderProbe.cartName()));
  await tap(page, button);
  return resultOf(page);
}

async function typeWord(page) {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/suggestions')) requests += 1;
  });
  const box = page.locator('input[role=combobox]');
  await box.click();
  await box.pressSequentially('appl', { delay: betweenKeysMs });
  await expectEffect(page, 'keydown', 'options', 'apple');
  await box.press('e');
  const key = await resultOf(page);
  await page.waitForTimeout(betweenKeysMs);
  await expectEffect(page, 'keydown', 'options', 'apples');
  await box.press('s');
  const more = await resultOf(page);
  return { key, more, requests };
}
