/** Flows name pages; `src/routes/paths.ts` alone knows their URLs. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { patterns } from '#src/routes/paths.ts';

const firstParts = new Set(Object.values(patterns).map((pattern) => pattern.split('/')[1] ?? ''));

/** String literals that begin like the URL of a page, such as '/checkout' or `/products/${id}`. */
const urlsIn = (source: string): string[] =>
  [...source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, '').matchAll(/(['"`])(\/[^'"`\n]*)\1/g)]
    .map(([, , text = '']) => text)
    .filter((text) => text === '/' || firstParts.has(text.split(/[/?#]/)[1] || ' '));

/** Each with the reason. */
const excused: Readonly<Record<string, string[]>> = {
  // The URL with which a shop opens when nobody says another.
  'machines/storefront/storefront.machine.ts': ['/'],
  // A separator inside base64.
  'machines/push-switch/push-switch.live.ts': ['/', '/'],
  'machines/social/social.attempt.ts': ['/'],
  'machines/social/social.proof.ts': ['/'],
};

describe('a flow', () => {
  const files = readdirSync(inRoot('machines'), { recursive: true, encoding: 'utf8' })
    .map((file) => `machines/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

  test('names the page that it leads to and holds no URL of one', () => {
    expect(files.length).toBeGreaterThan(200);
    const found = Object.fromEntries(
      files
        .map((file) => [file, urlsIn(readFileSync(inRoot(file), 'utf8'))] as const)
        .filter(([, urls]) => urls.length > 0),
    );
    expect(found).toEqual(excused);
  });

  test.each(["path: '/checkout'", 'path: `/products/7/details`', "go('/')", "const home = '/wishlist?x=1'"])(
    'may not hold %s',
    (source) => {
      expect(urlsIn(source)).toHaveLength(1);
    },
  );

  test.each(["to: 'checkout'", "client.GET('/carts')", '// leads to /checkout', "import a from './checkout/a.ts'"])(
    'may hold %s',
    (source) => {
      expect(urlsIn(source)).toEqual([]);
    },
  );
});
