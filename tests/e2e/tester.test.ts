/** The tester's tools beside a shop of a build for staging: a session is reported and replayed, and calls go wrong by a seed. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { createDecision } from '#tools/faults/decide.ts';
import { readReport } from '#tools/replay/read-report.ts';
import type { Report } from '#tools/replay/report.types.ts';
import { buildClient, makePlace, plainEnv, startStagingShop } from '../support/browser/client-builds.ts';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import type { ShopProcess } from '../support/server/shop-process.ts';
import { type Account, logIn, logOut } from '../support/shopper/account.ts';
import { knownAccount } from '../support/shopper/identity.ts';
import { productOf } from '../support/shopper/shelf.ts';
import { button, heading, newShopper, open, type Shopper, see } from '../support/shopper/shopper.ts';
import { addFromPage, followMenu, searchWithArrows, seeAdded } from '../support/shopper/shopping.ts';

const typed = 'canary tomatoes';

let shop: ShopProcess;
let folder: string;

openBrowser();
beforeAll(async () => {
  [shop, folder] = await Promise.all([startStagingShop(), mkdtemp(join(tmpdir(), 'larder-replay-'))]);
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

const visitor = () =>
  newShopper(browser, shop.url, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });

const tools = ({ page }: Shopper) => page.getByRole('region', { name: "Tester's tools" });

const openTools = async (shopper: Shopper) => {
  await shopper.press(button(shopper, 'Tester'));
  await see(tools(shopper));
  return tools(shopper);
};

const copyReport = async (shopper: Shopper): Promise<string> => {
  const panel = await openTools(shopper);
  await shopper.press(panel.getByRole('button', { name: 'Copy report' }));
  await see(panel.getByText('The report is in the clipboard.'));
  return shopper.page.evaluate(() => navigator.clipboard.readText());
};

describe('a session', () => {
  let text: string;
  let account: Account;
  let productName: string;
  let token: string;

  test('is logged in, looks for a thing and buys it, logs out, and is copied', async () => {
    account = await knownAccount(shop);
    const shopper = await visitor();
    const { page, t } = shopper;
    const product = await productOf(shopper, 1);
    productName = product.name;
    await open(shopper);
    await page.getByRole('combobox', { name: t('Search products') }).fill(typed);
    await expect.poll(() => shopper.countOf('GET /products/suggestions')).toBeGreaterThan(0);
    await logIn(shopper, account.email, account.password);
    await searchWithArrows(shopper, product.name, product.name);
    await addFromPage(shopper);
    await seeAdded(shopper, product.name);
    token = await page.evaluate(() => JSON.parse(localStorage.getItem('larder') ?? '{}').token);
    expect(token).toMatch(/^.{20,}$/);
    await logOut(shopper);
    await see(button(shopper, t('Login')));
    text = await copyReport(shopper);
    await shopper.leave();
  });

  test('is recorded without typed text, product names, tokens or account data', () => {
    const { entries } = readReport(text) as Report;
    const events = entries.flatMap((entry) => (entry.kind === 'event' ? (entry.event as { type: string }).type : []));
    expect(events).toEqual(expect.arrayContaining(['query.type', 'login.type', 'login.submit', 'cart.add']));
    for (const word of [typed, productName, token, ...Object.values(account)]) expect(text).not.toContain(word);
    expect(text).not.toMatch(/canary|robin|plums/i);
  });

  test('is replayed by the command', async () => {
    const file = join(folder, 'report.json');
    await writeFile(file, text);
    const command = [inRoot('node_modules', 'tsx', 'dist', 'cli.mjs'), 'tools/replay/cli.ts', file];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: inRoot(), env: plainEnv });
    expect(stdout).toMatch(/^\d{2,} steps of \d+ actors, all as they were recorded\.$/m);
  });
});

describe('the faults of the panel', () => {
  const fault = { operation: 'listShops', kind: 'status', chance: 0.5, status: 503 } as const;
  const calls = 12;

  const plan = async (shopper: Shopper, { seed, chance = fault.chance }: { seed: number; chance?: number }) => {
    const panel = tools(shopper);
    await panel.getByRole('combobox', { name: 'Call', exact: true }).selectOption(fault.operation);
    await panel.getByRole('combobox', { name: 'What happens' }).selectOption(fault.kind);
    await panel.getByRole('spinbutton', { name: 'How often' }).fill(String(chance * 100));
    await panel.getByRole('spinbutton', { name: 'Status' }).fill(String(fault.status));
    await panel.getByRole('spinbutton', { name: 'Seed' }).fill(String(seed));
    await shopper.press(panel.getByRole('button', { name: 'Add fault' }));
    await see(panel.getByRole('listitem').filter({ hasText: fault.operation }));
  };
  const clear = (shopper: Shopper) => shopper.press(tools(shopper).getByRole('button', { name: 'Remove all' }));

  /** One after the other, from the page itself. */
  const statuses = ({ page }: Shopper) =>
    page.evaluate(async (count) => {
      const seen: number[] = [];
      while (seen.length < count) seen.push((await fetch('/api/shops')).status);
      return seen;
    }, calls);
  const planned = (seed: number) => {
    const decide = createDecision({ seed, faults: [fault] });
    return Array.from({ length: calls }, () => (decide(fault.operation) ? fault.status : 200));
  };

  test('fail the same calls for the same seed, and others for another', async () => {
    const shopper = await visitor();
    await open(shopper);
    await openTools(shopper);
    for (const seed of [7, 8, 7]) {
      await plan(shopper, { seed });
      expect(await statuses(shopper)).toEqual(planned(seed));
      await clear(shopper);
    }
    expect(planned(7)).not.toEqual(planned(8));
    expect(await statuses(shopper)).toEqual(Array(calls).fill(200));
    await shopper.leave();
  });

  test('reach the shopper, whose page shows them, and end with their removal', async () => {
    const shopper = await visitor();
    const { page, t, press } = shopper;
    await open(shopper);
    await openTools(shopper);
    await plan(shopper, { seed: 1, chance: 1 });
    await press(tools(shopper).getByRole('button', { name: 'Close' }));
    await followMenu(shopper, '/shops');
    const again = page.getByRole('main').getByRole('button', { name: t('Retry') });
    await see(again);
    expect(shopper.countOf('GET /shops')).toBe(0);
    await openTools(shopper);
    await clear(shopper);
    await press(tools(shopper).getByRole('button', { name: 'Close' }));
    await press(again);
    await see(heading(shopper, t('Shops')));
    await expect.poll(() => shopper.countOf('GET /shops')).toBe(1);
    await shopper.leave();
  });
});

test('a delivered shop does not open the inspector of Stately', async () => {
  const { context, page, leave, url } = await visitor();
  await page.goto(`${url}/?inspect`);
  await page.getByRole('button', { name: 'Tester', exact: true }).waitFor();
  expect(context.pages()).toHaveLength(1);
  await leave();
});

/** The name of every script and style sheet, and its bytes. */
const filesIn = async (client: string) => {
  const names = await readdir(join(client, 'assets'));
  const own = names.filter((name) => /\.(js|css)$/.test(name)).sort();
  return Promise.all(own.map(async (name) => [name, (await stat(join(client, 'assets', name))).size] as const));
};

test('a build for shoppers equals a build without tools, file by file', async () => {
  const client = await makePlace();
  onTestFinished(() => rm(client, { recursive: true, force: true }));
  await buildClient(client, '--config', inRoot('tests', 'support', 'browser', 'without-tools.ts'));
  const [delivered, bare] = await Promise.all([filesIn(inRoot('dist', 'client')), filesIn(client)]);
  expect(delivered).toEqual(bare);
  console.log(
    `${delivered.length} files, ${delivered.reduce((sum, [, size]) => sum + size, 0)} bytes, with and without.`,
  );
  const manifest = await readFile(inRoot('dist', 'client', '.vite', 'manifest.json'), 'utf8');
  expect(Object.keys(JSON.parse(manifest)).filter((module) => module.startsWith('tools/'))).toEqual([]);
}, 300_000);
