import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { keptInBrowser } from './storage-page.ts';

test('The page about cookies and storage names what the code keeps, and nothing else', () => {
  const sources = ['machines', 'src', 'server/http'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(inRoot(folder), name), 'utf8')),
  );
  const all = sources.join('\n');
  const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
  /** The constant may come from another file, under another name. */
  const valuesOf = (constant: string, source: string) => {
    const [imported = constant] = namesIn(source, new RegExp(`(\\w+) as ${constant}\\b`, 'g'));
    const values = namesIn(all, new RegExp(`const ${imported} = '([^']+)'`, 'g'));
    expect(values, imported).not.toEqual([]);
    return values;
  };
  const keys = sources.flatMap((source) =>
    namesIn(source, /(?:\.setItem|storeRecord)\((\w*Key),/g).flatMap((constant) => valuesOf(constant, source)),
  );
  const cookies = sources
    .filter((source) => /'set-cookie'|document\.cookie = /.test(source))
    .flatMap((source) =>
      namesIn(source, /(?:\.cookie = |parts = \[)`(\w+)=/g).concat(namesIn(source, /cookieName = '(\w+)'/g)),
    );
  const caches = namesIn(all, /^ {2}\w+: '(shop-\w+)',$/gm);
  expect([...new Set([...keys, ...cookies, ...caches])].sort()).toEqual(
    keptInBrowser.flatMap(({ name }) => name.split(', ')).sort(),
  );
});
