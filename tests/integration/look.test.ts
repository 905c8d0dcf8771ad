/**
 * The look of a shop: drafted by commands, previewed by the holder of a link, published for all.
 *
 * @spec R78
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { readableColour } from '#server/cli/shop-colours.ts';
import { contrast, textOn } from '#server/domain/colour.ts';
import { inRoot } from '#server/root.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
let folder: string;

const at = (name: string) => join(folder, name);
const file = (name: string, content: string | Buffer) => {
  writeFileSync(at(name), content);
  return at(name);
};
const run = async (...words: string[]) =>
  (await commandOf(words)?.(shop.database.db, { uploadsDir: shop.uploadsDir })) ?? [];
const set = (part: string, value: string) => run('look', 'set', part, value);

const master = async (cookie?: string) => (await shop.get('/master', cookie ? { headers: { cookie } } : {})).body.data;
/** The shop hears of a change with its commit. */
const soon = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 5000 });

/** What the link gives to a browser that opens it. */
async function openPreview(): Promise<string> {
  const [address = ''] = await run('look', 'preview');
  const { search } = new URL(address);
  const response = await fetch(`${shop.url}/products${search}`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/products']);
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/);
  return cookie.split(';')[0] ?? '';
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-look-'));
  shop = await startTestServer({ filling: demoFilling });
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#2b4acb' } }).png();
  await picture(400, 100).toFile(at('wide.png'));
  await picture(300, 300).toFile(at('square.png'));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

describe('another name', () => {
  const logos = async (cookie?: string) => {
    const { web_logo, web_footer_logo } = await master(cookie);
    return [web_logo, web_footer_logo];
  };

  test('takes the logos of the demo shop away, and no logo of the operator', async () => {
    expect(await logos()).toEqual([expect.stringContaining('logo'), expect.stringContaining('logo-light')]);
    expect(await set('name', 'Other Name')).toContain(
      'The name stands in the place of the demo shop’s logo; "look set logo" sets yours.',
    );
    expect(await logos(await openPreview())).toEqual(['', '']);
    await set('logo', at('wide.png'));
    const [, ...rest] = await set('name', 'Another Name');
    expect(rest).toHaveLength(1);
    expect(await logos(await openPreview())).toEqual([expect.stringContaining('/pictures/look-'), '']);
    await run('look', 'discard');
  });
});

describe('a draft', () => {
  test('is seen by the holder of the link only, and kept by no cache', async () => {
    await set('name', 'Épicerie Verte');
    await set('colour', '#2b4acb');
    const cookie = await openPreview();
    expect((await master(cookie)).app_name).toBe('Épicerie Verte');
    expect((await master()).app_name).toBe('Larder');
    const { headers } = await shop.get('/master', { headers: { cookie } });
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex']);
  });

  test('needs a token that the shop has made, and one that has not expired', async () => {
    const [address = ''] = await run('look', 'preview');
    const token = new URL(address).searchParams.get('look') ?? '';
    const [until = '', mark = ''] = token.split('.');
    for (const forged of [`${Number(until) + 9}.${mark}`, `${until}.${'A'.repeat(22)}`, 'x', `${token}x`]) {
      expect((await master(`shop_look=${forged}`)).app_name).toBe('Larder');
      const response = await fetch(`${shop.url}/?look=${encodeURIComponent(forged)}`, { redirect: 'manual' });
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    shop.forward(49 * 3600 * 1000);
    expect((await master(`shop_look=${token}`)).app_name).toBe('Larder');
    shop.forward(-49 * 3600 * 1000);
  });

  test('ends for its holder with a link', async () => {
    const response = await fetch(`${shop.url}/?look=off`, { redirect: 'manual' });
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  test('shows everybody what it has, once it is published', async () => {
    await run('look', 'publish');
    await soon(async () => (await master()).app_name).toBe('Épicerie Verte');
    expect((await master()).theme_colors.primary).toBe('#2b4acb');
    await expect(run('look', 'publish')).rejects.toThrow('Nothing is drafted');
    await expect(run('look', 'preview')).rejects.toThrow('Nothing is drafted');
  });

  test('can be thrown away', async () => {
    await set('name', 'Not This');
    await run('look', 'discard');
    await expect(run('look', 'publish')).rejects.toThrow('Nothing is drafted');
  });
});

describe('a colour', () => {
  test.each(['#2b4acb', '#1d7a46', '#ffcc00', '#f5a3c7', '#000000', '#8a8a8a'])(
    '%s can be seen on a page, and text on it can be read',
    (wished) => {
      const found = readableColour(wished)?.colour ?? '';
      expect(contrast(found, '#faf8f3')).toBeGreaterThanOrEqual(3);
      expect(contrast(found, textOn(found))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('that is too light is darkened, and the operator is told', async () => {
    const [says] = await set('colour', '#ffcc00');
    expect(says).toContain('#ffcc00 is too light');
    await run('look', 'discard');
  });

  test.each([
    ['#ffffff', 'can hardly be told from the page'],
    ['#fdfbf0', 'can hardly be told from the page'],
    ['green', 'is no colour'],
  ])('%s is refused with a sentence', async (wished, reason) => {
    await expect(set('colour', wished)).rejects.toThrow(reason);
  });
});

describe('files of a look', () => {
  test('logo and icon become pictures of the shop', async () => {
    await set('logo', at('wide.png'));
    await set('icon', at('square.png'));
    await run('look', 'publish');
    await soon(async () => (await master()).web_logo).toMatch(/^\/pictures\/look-/);
    const response = await fetch(shop.url + (await master()).web_logo);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test.each([
    ['logo', 'text.png', 'no picture', 'is no picture'],
    ['icon', 'wide.png', undefined, 'an icon is a square'],
    ['font', 'no.woff2', 'OTTO and so on', 'no font in the format WOFF2'],
    ['font', 'font.ttf', 'x', 'is no font'],
    ['logo', 'missing.png', undefined, 'There is no file'],
  ])('a %s of %s is refused', async (part, name, content, reason) => {
    if (content !== undefined) file(name, content);
    await expect(set(part, at(name))).rejects.toThrow(reason);
  });

  test('a drawing, which may run scripts, is refused', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><script>alert(1)</script></svg>';
    await expect(set('logo', file('drawing.svg', drawing))).rejects.toThrow('is no picture');
  });

  test('a font is one that ships, or a file of the operator', async () => {
    await set('font', 'lora');
    await run('look', 'publish');
    await soon(async () => (await master()).font?.url).toBe('/fonts/lora.woff2');
    const own = inRoot('node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2');
    await set('font', own);
    await run('look', 'publish');
    await soon(async () => (await master()).font?.url).toMatch(/^\/fonts\/[0-9a-f]{24}\.woff2$/);
    const response = await fetch(shop.url + (await master()).font.url);
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(own))).toBe(true);
    expect((await fetch(`${shop.url}/fonts/..%2f..%2fpackage.woff2`)).status).toBe(404);
  });
});

describe('lists of a look', () => {
  test('footer, banners and sections are those of the operator', async () => {
    const columns = [{ title: { en: 'Help', ar: 'مساعدة' }, links: [{ text: 'Contact', url: '/contact-us' }] }];
    await set('footer', file('footer.json', JSON.stringify(columns)));
    const banner = { title: 'Summer', picture: 'wide.png', link: '/products' };
    await set('banners', file('banners.json', JSON.stringify([banner])));
    await set('sections', 'products,hero');
    await run('look', 'publish');
    await soon(async () => (await master()).home_sections).toEqual(['products', 'hero']);
    const { body } = await shop.get('/master', { locale: 'ar' });
    expect(body.data.footers[0]).toMatchObject({ title: 'مساعدة', items: [{ url: '/contact-us' }, {}] });
    const home = (await shop.get('/home')).body.data;
    expect(home.banners).toEqual([expect.objectContaining({ title: 'Summer', link: '/products' })]);
    expect(home.ads).toEqual([]);
  });

  test.each([
    ['sections', 'hero,hero', 'each once'],
    ['sections', 'hero,secret', 'each once'],
    ['footer', '{}', 'must be a list'],
    ['footer', '[{"title":"Help","links":[{"text":"x","url":"javascript:alert(1)"}]}]', 'is no address'],
    ['footer', '[{"title":"Help","links":[{"text":"x","url":"//elsewhere.example"}]}]', 'is no address'],
    ['footer', '[{"title":{"tlh":"x"},"links":[]}]', 'no language "tlh"'],
    ['banners', '[{"title":"x","picture":"wide.png","link":"https://elsewhere.example"}]', 'is no address'],
    ['banners', '[{"title":"x","picture":"../wide.png"}]', 'no'],
    ['banners', '[{"title":"x","picture":"missing.png"}]', 'there is no file'],
    ['shape', 'round', 'A look has'],
    ['name', '', 'A name has'],
  ])('%s of %s is refused', async (part, content, reason) => {
    const value = content.startsWith('[') || content.startsWith('{') ? file(`${part}.json`, content) : content;
    await expect(set(part, value)).rejects.toThrow(reason);
  });
});

describe('the icons', () => {
  const icon = async (name: string) => Buffer.from(await (await fetch(`${shop.url}/${name}`)).arrayBuffer());

  test.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is drawn in its size', async (name, size) => {
    const { width, height, format } = await sharp(file(name, await icon(name))).metadata();
    expect([width, height, format]).toEqual([size, size, 'png']);
  });

  test('are those of the letter and the colour where there is no icon, and change with the name', async () => {
    const drawn = await icon('icon-192.png');
    await set('icon', 'none');
    await run('look', 'publish');
    await soon(async () => (await icon('icon-192.png')).equals(drawn)).toBe(false);
    const { data, info } = await sharp(file('letter.png', await icon('icon-192.png')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = (info.width * 20 + 96) * info.channels;
    expect([...data.subarray(middle, middle + 3)]).toEqual([0x2b, 0x4a, 0xcb]);
    expect((await icon('favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
    expect((await icon('icon.svg')).toString()).toMatch(/^<svg/);
  });
});
