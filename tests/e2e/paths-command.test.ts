/** `npm run journeys` itself, on a shop with a broken guard: how it ends, and what its reports say. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#tools/flows/find.ts';
import { openShop, shop } from '../support/browser/open-shop.ts';

const longTimeout = 300_000;

let broken: Server;
let url: string;
let folder: string;

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** A message that lacks everything is sent all the same. */
const breakGuard = (script: string) => script.replace(/([{,])isFilled:/g, '$1isFilled:()=>!0,isFilledBefore:');

/** The shop, with its scripts as a careless hand would have left them. */
const passOn = async (request: IncomingMessage, response: ServerResponse) => {
  const { method = 'GET', headers } = request;
  const reply = await fetch(`${shop.url}${request.url}`, {
    method,
    redirect: 'manual',
    headers: { ...(headers as Record<string, string>), host: new URL(shop.url).host, 'accept-encoding': 'identity' },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: await bodyOf(request) }),
  });
  const isScript = request.url?.endsWith('.js');
  const body = isScript ? breakGuard(await reply.text()) : Buffer.from(await reply.arrayBuffer());
  const passed = [...reply.headers].filter(
    ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name),
  );
  response.writeHead(reply.status, Object.fromEntries(passed));
  response.end(body);
};

openShop();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-journeys-'));
  broken = createServer((request, response) => {
    passOn(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
});
afterAll(async () => {
  broken?.closeAllConnections();
  broken?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Without what the runner of this test has told its own children. */
const plainEnv = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$)/.test(name)));

/** The way it ended, and its two reports. */
const walk = async (...options: string[]) => {
  const command = [join(root, 'scripts/journeys.mjs'), '--report', folder, ...options];
  const code = await new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env: plainEnv }, (error) => resolve(error ? error.code : 0));
  });
  const [junit = '', html = ''] = await Promise.all(
    ['junit.xml', 'report.html'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  return { code, junit, html };
};

const transition = 'contactForm: editing + form.submit → editing';

test('ends red and names the transition; the path that it names is walked alone', {
  timeout: longTimeout,
}, async () => {
  // The step behind the broken guard fails after this time in each path that takes it.
  const timeout = ['--timeout', '5000'];
  const first = await walk('--url', url, '--flow', 'contact', ...timeout);
  expect(first.code).toBe(1);
  expect(first.junit).toContain(transition);
  expect(first.junit).toMatch(/failures="[1-9]/);
  expect(first.html).toContain(`This transition differed: <code>${transition}</code>`);
  expect(first.html).toContain('src="data:image/png;base64,');
  expect(first.html).toMatch(/contact: \d+ transitions are not driven from outside/);

  const [, again = ''] =
    /This transition differed[\s\S]*?Again: <code>npm run journeys -- ([^<]*)<\/code>/.exec(first.html) ?? [];
  expect(again).toContain('--path');
  const second = await walk(...again.split(' '), ...timeout);
  expect(second.code).toBe(1);
  expect(second.html).toContain('1 paths, 1 of them failed.');
});

test('ends green where the page is whole, whatever goes wrong around the path', { timeout: longTimeout }, async () => {
  const flows = ['--flow', 'contact,devices', '--most', '1'];
  const { code, junit, html } = await walk('--url', shop.url, ...flows, '--faults', '7');
  expect([code, /failures="[1-9]/.test(junit)]).toEqual([0, false]);
  expect(html).toContain('2 paths, 0 of them failed.');
  expect(html).toMatch(/Went wrong on purpose: \w+: (delay|status|network|silence|reorder)/);
  expect(html).toMatch(/Again: <code>npm run journeys -- [^<]* --faults 7 --path/);
  const tried = JSON.parse(await readFile(join(root, 'test-results', 'flows', 'journeys', 'devices.json'), 'utf8'));
  expect(tried.devices.states['devices.listing']).toBeGreaterThan(0);
});

test('says which flows there are where one is unknown', async () => {
  await expect(
    new Promise((_, reject) => {
      execFile(process.execPath, [join(root, 'scripts/journeys.mjs'), '--flow', 'nothing'], (_error, out, complaint) =>
        reject(new Error(out + complaint)),
      );
    }),
  ).rejects.toThrow(/--flow knows cart, search, .*chat.*not "nothing"/);
});
