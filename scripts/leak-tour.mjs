/**
 * Finds memory leaks of a page: rounds through the shop in one page without a reload (home, product, cart, chat,
 * account, logout). After each round and a garbage collection it counts heap, detached nodes, listeners, timers, actors
 * and sockets. The last line is the result as JSON.
 *
 *     node scripts/leak-tour.mjs [--rounds 200] [--warm-up 5] [--url http://localhost:4000 --login … --password …]
 */
import { endAll, makePlace, startShop } from './bench/shop.mjs';
import { findBrowser } from './lib/browser.mjs';
import { command } from './lib/command.mjs';
import { readOptions, refuse } from './lib/options.mjs';

const help = `
npm run leaks -- [options]

Goes round the shop in one page without a reload, and counts what each round leaves in memory.

  --rounds <number>     how often (200)
  --warm-up <number>    rounds that the result leaves out (5)
  --url <address>       a shop, with --login and --password; without it one of its own is started`;
const { values } = readOptions(help, {
  rounds: { type: 'string', default: '200' },
  'warm-up': { type: 'string', default: '5' },
  url: { type: 'string' },
  login: { type: 'string' },
  password: { type: 'string' },
});
const [rounds, warmUp] = [values.rounds, values['warm-up']].map(Number);
if (!(Number.isInteger(rounds) && Number.isInteger(warmUp) && warmUp >= 0 && rounds >= warmUp + 2))
  refuse('--rounds and --warm-up are whole numbers, and two rounds are left for the result');
if (values.url && !(values.login && values.password)) refuse('--url needs --login and --password');
const timeoutMs = 20_000;
/** The browser's compiled code grows with time and is not the page's memory. */
const plainCode = '--js-flags=--jitless --no-flush-bytecode';

await command(
  async () => {
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', plainCode],
    });
    const place = values.url ? undefined : await makePlace();
    try {
      const shop = place ? await startShop(place) : { url: values.url, account: [values.login, values.password] };
      const figures = await walk(browser, shop, rounds);
      console.log(JSON.stringify(summary(figures.slice(warmUp))));
    } finally {
      await browser.close();
      await endAll();
      await place?.remove();
    }
  },
  { needs: 'build' },
);

async function walk(browser, { url, account }, rounds) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(timeoutMs);
  const sockets = countSockets(page);
  await page.addInitScript(countTimers);
  await page.goto(url, { waitUntil: 'networkidle' });
  const inspector = await openInspector(page);
  const figures = [];
  for (let round = 0; round < rounds; round += 1) {
    await goRound(page, account);
    figures.push({ ...(await inspector.count()), sockets: sockets() });
    const { heapKb, ...rest } = figures.at(-1);
    console.error(`round ${round + 1}: ${heapKb.toFixed(0)} kB`, JSON.stringify(rest));
  }
  return figures;
}

/** One round, from the home page to the home page: a shopper logs in and out. */
async function goRound(page, [login, password]) {
  const press = (role, name, within = page) => within.getByRole(role, { name, exact: true }).first().click();
  const openMenu = () => banner.getByRole('button', { name: /Account menu/ }).click();
  const banner = page.getByRole('banner');
  await press('button', 'Login', banner);
  const form = page.getByRole('dialog', { name: 'Login', exact: true });
  await form.getByRole('textbox', { name: 'Email or phone' }).fill(login);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await press('button', 'Log in', form);
  await banner.getByRole('button', { name: /Account menu/ }).waitFor();

  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press('button', 'Add to cart');
  await banner.getByRole('button', { name: /^Cart, / }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await cart
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await cart.getByRole('textbox').first().waitFor({ state: 'detached' });
  await press('button', 'Close cart', cart);
  await cart.waitFor({ state: 'hidden' });

  await page
    .getByRole('button', { name: /^Chat with / })
    .first()
    .click();
  await page.getByRole('log').waitFor();
  await press('button', 'Close chat');
  await page.getByRole('log').waitFor({ state: 'hidden' });

  await openMenu();
  await page.getByRole('link', { name: 'My Profile', exact: true }).first().click();
  await page.getByRole('heading', { name: 'My Profile', level: 1 }).waitFor();
  await openMenu();
  await press('button', 'Log Out');
  await press('button', 'Yes', page.getByRole('alertdialog'));
  await banner.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await banner.locator('a[href="/"]').first().click();
  await page.getByRole('main').getByRole('article').first().waitFor();
}

function countSockets(page) {
  let open = 0;
  page.on('websocket', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });
  return () => open;
}

/** Runs in the page: the number of pending timers. */
function countTimers() {
  const waiting = new Set();
  const { setTimeout: later, clearTimeout: forget, setInterval: often, clearInterval: stop } = globalThis;
  globalThis.setTimeout = (work, ms, ...given) => {
    const id = later(() => {
      waiting.delete(id);
      work(...given);
    }, ms);
    waiting.add(id);
    return id;
  };
  globalThis.setInterval = (...given) => {
    const id = often(...given);
    waiting.add(id);
    return id;
  };
  globalThis.clearTimeout = (id) => {
    waiting.delete(id);
    forget(id);
  };
  globalThis.clearInterval = (id) => {
    waiting.delete(id);
    stop(id);
  };
  globalThis.larderTimers = () => waiting.size;
}

/** The browser's count of live objects. */
async function openInspector(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const evaluate = async (expression) => (await session.send('Runtime.evaluate', { expression })).result;
  // The prototype of actors, taken from the shop in React's tree.
  const { objectId: kind } = await evaluate(`(${findActorKind})()`);
  const countActors = async () => {
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: kind,
      objectGroup: 'actors',
    });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await session.send('Runtime.releaseObjectGroup', { objectGroup: 'actors' });
    return result.value;
  };
  const collect = async () => {
    for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  };
  const countDetached = async () => {
    await session.send('DOM.enable');
    const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
    await session.send('DOM.disable');
    return detachedNodes.reduce((sum, { treeNode }) => sum + countNodes(treeNode), 0);
  };
  const count = async () => {
    await page.waitForLoadState('networkidle');
    const actors = await countActors();
    await collect();
    const detached = await countDetached();
    await collect();
    const { jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const timers = await evaluate('larderTimers()');
    return { heapKb: usedSize / 1024, detached, listeners, timers: timers.value, actors };
  };
  return { count };
}

/** Runs in the page: the prototype of every actor. */
function findActorKind() {
  const title = document.querySelector('h1');
  const key = Object.keys(title).find((name) => name.startsWith('__reactFiber$'));
  let fiber = title[key];
  while (fiber && !fiber.memoizedProps?.value?.actor) fiber = fiber.return;
  return Object.getPrototypeOf(fiber.memoizedProps.value.actor);
}

/** Counts a node with its whole subtree. */
function countNodes({ children = [], shadowRoots = [] }) {
  return [...children, ...shadowRoots].reduce((sum, node) => sum + countNodes(node), 1);
}

/**
 * What leaks is there in every later round; a toast or a pending response is gone in the next one.
 * So each half of the rounds is judged by its minimum.
 */
function summary(figures) {
  const half = figures.length >> 1;
  const least = (name, rounds) => Math.min(...rounds.map((one) => one[name]));
  const ends = (name) => ({
    first: least(name, figures.slice(0, half)),
    last: least(name, figures.slice(half)),
    most: Math.max(...figures.map((one) => one[name])),
  });
  const { first, last } = ends('heapKb');
  const names = ['detached', 'listeners', 'timers', 'actors', 'sockets'];
  const rest = Object.fromEntries(names.map((name) => [name, ends(name)]));
  return { rounds: figures.length, slopeKb: (last - first) / half, ...rest };
}
