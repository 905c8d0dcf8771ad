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
/** Whatever arrives until the network is quiet: nobody has touched the page yet. */
const scriptLimit = 113 * kilobyte;
const lazyLimit = 48 * kibibyte;
/** Compressed by gzip: all that a page inlines, its own screen's included. Other screens bring theirs when they are opened. */
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
      test(`${name} on a ${device} keeps to its bytes, counts and place`, async () => {
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
    test(`of ${name} stay small`, async () => {
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
  test('no chunk that comes later is large', () => {
    const large = assets('.js.br').filter((file) => asset(file).length > lazyLimit);
    // The entry and React are judged above, as part of the first view.
    expect(large.filter((file) => !/^(index|react|client)-/.test(file))).toEqual([]);
  });

  test('a script travels with the headers that count for a script, and no others', async () => {
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

  test('nothing of the developers’ tools ships', () => {
    const tools = assets('.js').filter((file) => /statelyai|elkjs|createBrowserInspector/.test(asset(file).toString()));
    expect(tools).toEqual([]);
  });
});
