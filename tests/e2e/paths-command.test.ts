/** `npm run journeys` on a shop with a broken guard: its exit and its reports. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#tools/flows/find.ts';
import type { FlowReport, JourneyReport } from '../paths/report.types.ts';
import { openShop, shop } from '../support/browser/open-shop.ts';
import { type DemoShop, startDemoShop } from '../support/server/demo-shop.ts';

const longTimeout = 300_000;

let broken: Proxy;
let single: DemoShop;
let lacking: Proxy;
let folder: string;

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** A message that lacks everything is sent all the same. */
const breakGuard = (script: string) => script.replace(/([{,])isFilled:/g, '$1isFilled:()=>!0,isFilledBefore:');

/** No account is shown to anybody. */
const hideAccount = (settings: string) => {
  const { data, ...rest } = JSON.parse(settings);
  return JSON.stringify({ ...rest, data: { ...data, demo_account: null } });
};

type Change = { isMeant: (path: string) => boolean; change: (body: string) => string };
type Proxy = { server: Server; url: string };

/** The shop, with some of its responses changed. */
const passOn = async (
  shopUrl: string,
  { isMeant, change }: Change,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const { method = 'GET', headers } = request;
  const reply = await fetch(`${shopUrl}${request.url}`, {
    method,
    redirect: 'manual',
    headers: { ...(headers as Record<string, string>), host: new URL(shopUrl).host, 'accept-encoding': 'identity' },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: await bodyOf(request) }),
  });
  const body = isMeant(request.url ?? '') ? change(await reply.text()) : Buffer.from(await reply.arrayBuffer());
  const passed = [...reply.headers].filter(
    ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name),
  );
  response.writeHead(reply.status, Object.fromEntries(passed));
  response.end(body);
};

const startProxy = async (shopUrl: string, change: Change): Promise<Proxy> => {
  const server = createServer((request, response) => {
    passOn(shopUrl, change, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

openShop();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-journeys-'));
  single = await startDemoShop({ multiVendor: false });
  broken = await startProxy(shop.url, { isMeant: (path) => path.endsWith('.js'), change: breakGuard });
  lacking = await startProxy(single.url, { isMeant: (path) => path === '/api/master', change: hideAccount });
});
afterAll(async () => {
  for (const { server } of [broken, lacking].filter(Boolean)) {
    server.closeAllConnections();
    server.close();
  }
  await single?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The environment without the variables that the test runner set for its own children. */
const plainEnv = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$)/.test(name)));

/** Its exit code, its output and its reports. */
const walk = async (...options: string[]) => {
  const command = [join(root, 'scripts/journeys.mjs'), '--report', folder, ...options];
  const [code, text] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, command, { cwd: root, env: plainEnv }, (error, out, complaint) =>
      resolve([error ? error.code : 0, out + complaint]),
    );
  });
  const [junit = '', html = '', json = ''] = await Promise.all(
    ['junit.xml', 'report.html', 'report.json'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const { flows, journeys } = JSON.parse(json) as { flows: FlowReport[]; journeys: JourneyReport[] };
  return { code, text, junit, html, flows, journeys };
};

const transition = 'contactForm: editing + form.submit → editing';

test('names the transition that the page did not take, in words of the screen, and records the shortest walk', {
  timeout: longTimeout,
}, async () => {
  // The step behind the broken guard fails after this time in each path that takes it.
  const timeout = ['--timeout', '5000'];
  // A random walk with this seed sends the form only after other steps.
  const first = await walk('--url', broken.url, '--flow', 'contact', '--seed', '3', '--steps', '12', ...timeout);
  expect(first.code).toBe(1);
  expect(first.junit).toContain(transition);
  expect(first.junit).toMatch(/failures="[1-9]/);
  expect(first.html).toContain(`This transition differed: <code>${transition}</code>`);
  expect(first.html).toContain('src="data:image/png;base64,');
  expect(first.html).toMatch(/contact: \d+ transitions are not driven from outside/);
  const failed = first.journeys.find(({ failure }) => failure);
  expect(failed?.failure?.words).toMatch(
    /^On \/contact-us, after pressing button “Send” in form “Write to us”: textbox “.*” .* is wrong: this was expected, and is not so\.$/,
  );

  const { recorded, shortest = '' } = failed as JourneyReport;
  expect(recorded).toMatchObject({ isUnsteady: false, steps: [transition] });
  expect(failed?.steps.length).toBeGreaterThan(1);
  const files = await readdir(join(folder, recorded?.folder ?? ''));
  expect(files).toEqual(
    expect.arrayContaining(['trace.zip', 'film.webp', 'step-1.png', 'page-1.html', 'page-1.network.txt']),
  );
  expect(first.html).toContain(`${recorded?.folder}/trace.zip`);
  const film = await sharp(join(folder, recorded?.folder ?? '', 'film.webp')).metadata();
  expect([film.format, (film.pages ?? 1) > 1]).toEqual(['webp', true]);

  const [, ...again] = shortest.split(' -- ').flatMap((part, at) => (at === 0 ? [part] : part.split(' ')));
  expect(again).toContain('--walk');
  const second = await walk(...again, ...timeout);
  expect(second.code).toBe(1);
  expect(second.html).toContain('1 paths, 1 of them failed.');
  expect(second.journeys[0]?.steps).toEqual([transition]);

  // The whole path, by its name.
  const third = await walk(...(failed?.again ?? '').replace(/^.* -- /, '').split(' '), ...timeout);
  expect(third.code).toBe(1);
  expect(third.journeys.map(({ id, steps }) => [id, steps])).toEqual([[failed?.id, failed?.steps]]);
});

test('passes on an intact page, whatever fails around the path', { timeout: longTimeout }, async () => {
  const flows = ['--flow', 'contact,devices', '--most', '1'];
  const { code, junit, html } = await walk('--url', shop.url, ...flows, '--faults', '7');
  expect([code, /failures="[1-9]/.test(junit)]).toEqual([0, false]);
  expect(html).toContain('2 paths, 0 of them failed.');
  expect(html).toMatch(/Went wrong on purpose: \w+: (delay|status|network|silence|reorder)/);
  expect(html).toMatch(/Again: <code>npm run journeys -- [^<]* --faults 7 --path/);
  const tried = JSON.parse(await readFile(join(root, 'test-results', 'flows', 'journeys', 'devices.json'), 'utf8'));
  expect(tried.devices.states['devices.listing']).toBeGreaterThan(0);
});

test('leaves out the flows that a shop of one vendor without an account lacks, and walks the others', {
  timeout: longTimeout,
}, async () => {
  const flows = ['--flow', 'connectivity,partner,wishlist', '--most', '2'];
  const { code, text, html, flows: reports } = await walk('--url', lacking.url, ...flows);
  expect(code).toBe(0);
  const [connectivity, partner, wishlist] = ['connectivity', 'partner', 'wishlist'].map((name) =>
    reports.find(({ flow }) => flow === name),
  );
  expect(partner?.leftOut).toMatch(/^it needs a shop of many vendors/);
  expect(wishlist?.leftOut).toMatch(/^it needs an account: set LARDER_JOURNEYS_LOGIN/);
  expect(connectivity).toMatchObject({
    failed: 0,
    states: { walked: 3, all: 3 },
    secondsPerPath: expect.any(Number),
  });
  expect(text).toMatch(/partner +left out: it needs a shop of many vendors/);
  expect(text).toMatch(/connectivity +\d+\/\d+ +0 +3\/3 +\d+\/\d+ +\d+ +\d+\.\d/);
  expect(html).toMatch(/<td>wishlist<\/td><td colspan="6">left out: it needs an account/);

  const complete = await walk('--url', lacking.url, '--flow', 'connectivity,partner', '--most', '1', '--complete');
  expect(complete.code).toBe(1);
  expect(complete.junit).toContain('partner is left out: it needs a shop of many vendors');
  const nothing = await walk('--url', lacking.url, '--flow', 'partner');
  expect(nothing.code).toBe(1);
});

test('walks on a phone in Arabic with two workers, and leaves out what a phone does otherwise', {
  timeout: longTimeout,
}, async () => {
  const options = ['--device', 'phone', '--language', 'ar', '--workers', '2', '--most', '1'];
  const {
    code,
    html,
    flows: reports,
    text,
  } = await walk('--url', shop.url, '--flow', 'register,search,contact', ...options);
  expect(code, text).toBe(0);
  expect(reports.map(({ flow, leftOut }) => [flow, leftOut?.split(':')[0]])).toEqual([
    ['register', undefined],
    ['search', 'it needs a desktop'],
    ['contact', undefined],
  ]);
  expect(html).toMatch(/Again: <code>npm run journeys -- [^<]* --device phone --language ar --path/);
});

/** The output of a command that ends before a walk. */
const refusalOf = (...options: string[]) =>
  new Promise<string>((resolve) => {
    // No browser of Playwright's own, whatever the machine has.
    const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder };
    execFile(process.execPath, [join(root, 'scripts/journeys.mjs'), ...options], { env }, (_error, out, complaint) =>
      resolve(out + complaint),
    );
  });

test.each([
  [['--flow', 'nothing'], /^--flow knows cart, search, .*chat.*not "nothing"\.$/],
  [['--url', 'shop.example'], /^--url must be an address such as https:\/\/shop\.example, not "shop\.example"\.$/],
  [['--most', 'few'], /^--most must be a whole number\.$/],
  [['--language', 'xx'], /^--language knows en, ar, ir, not "xx"\.$/],
  [['--walk', '3'], /^--walk needs the one flow that it belongs to: --flow\.$/],
  [['--browser', 'firefox', '--device', 'phone'], /^--device phone needs chromium or webkit: /],
  [['--browser', 'webkit'], /^There is no webkit: npx playwright-core install webkit installs the one /],
  [['--colour', 'red'], /^Unknown option '--colour'; --help lists the options\.$/],
])('rejects %j with one sentence', async (options, sentence) => {
  expect((await refusalOf(...options)).trim()).toMatch(sentence);
});

test('--help lists every option', async () => {
  const text = await refusalOf('--help');
  for (const name of [
    'url',
    'flow',
    'report',
    'most',
    'timeout',
    'complete',
    'seed',
    'steps',
    'faults',
    'path',
    'walk',
    'workers',
    'device',
  ])
    expect(text).toContain(`--${name} `);
});
