/**
 * The budget of the first views: bytes and counts do not depend on the machine, so they are gates.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { desktop, openPage, phone } from '../support/browser/browser.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { weigh } from '../support/browser/wire-weight.ts';

const kilobyte = 1000;
const kibibyte = 1024;
/** Every response until the network is quiet, before the first interaction. */
const scriptLimit = 112 * kilobyte;
const lazyLimit = 48 * kibibyte;
/** Compressed by gzip: everything inline in a page, including its own screen. Other screens load when they open. */
const styleLimit = 15 * kibibyte;
const listRequestLimit = 32;
const shiftLimit = 0.01;

const firstViews = [
  ['home', '/'],
  ['list', '/products'],
  ['product', '/products/1/details'],
] as const;

const assets = (ending: string) =>
  readdirSync(inRoot('dist', 'client', 'assets')).filter((file) => file.endsWith(ending));
const asset = (file: string) => readFileSync(inRoot('dist', 'client', 'assets', file));
const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;

shareShop();

describe('the first view', () => {
  for (const [name, path] of firstViews) {
    for (const [device, viewport] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      test(`${name} on a ${device} stays within its limits of bytes, requests and layout shift`, async () => {
        const { page, context } = await openPage(browser, { viewport });
        const weight = await weigh(page, shop.url + path);
        await context.close();

        console.log(
          `${name.padEnd(8)} ${device.padEnd(8)} script ${inKilobytes(weight.script)}, html ${inKilobytes(weight.html)}, ` +
            `pictures ${inKilobytes(weight.images)}, all ${inKilobytes(weight.total)} in ${weight.requests} requests, ` +
            `shift ${weight.shift.toFixed(4)}`,
        );
        expect(weight.script).toBeLessThanOrEqual(scriptLimit);
        expect(weight.shift).toBeLessThanOrEqual(shiftLimit);
        if (name === 'list') expect(weight.requests).toBeLessThanOrEqual(listRequestLimit);
      });
    }
  }
});

describe('the styles', () => {
  for (const [name, path] of firstViews) {
    test(`of ${name} stay below their limit`, async () => {
      const html = await (await fetch(shop.url + path)).text();
      const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
      const size = gzipSync(css, { level: 9 }).length;
      console.log(`${name.padEnd(8)} styles ${inKilobytes(size)} gzip`);
      expect(css).not.toBe('');
      expect(size).toBeLessThanOrEqual(styleLimit);
    });
  }
});

describe('the built files', () => {
  test('contain no large lazy chunk', () => {
    const large = assets('.js.br').filter((file) => asset(file).length > lazyLimit);
    // The entry and React are judged above, as part of the first view.
    expect(large.filter((file) => !/^(index|react|client)-/.test(file))).toEqual([]);
  });

  test('serve a script with the headers that apply to scripts, and no others', async () => {
    const [script] = assets('.js');
    const { headers } = await fetch(`${shop.url}/assets/${script}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['content-security-policy', 'last-modified', 'permissions-policy', 'x-request-id'])
      expect(headers.get(name), name).toBeNull();
  });

  test('contain no developer tools', () => {
    const tools = assets('.js').filter((file) => /statelyai|elkjs|createBrowserInspector/.test(asset(file).toString()));
    expect(tools).toEqual([]);
  });
});
