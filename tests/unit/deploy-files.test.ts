/** The recipes for static hosting in `deploy/` say the same as the server and the routes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cspFor } from '#server/http/headers.ts';
import { forwardedPaths, rootPrefixes } from '#server/proxy/forwarded-paths.ts';
import { inRoot } from '#server/root.ts';
import { patterns } from '#src/routes/paths.ts';

const read = (name: string) => readFileSync(inRoot('deploy', name), 'utf8');
const nginx = read('nginx.conf');
const caddy = read('Caddyfile');

const pathsOfPages = Object.values(patterns).map((pattern) => pattern.replaceAll(/:\w+/g, 'some-7'));
const notPages = ['/no', '/no/such/page', '/products/1', '/shops/1/2', '/admin', '/shop/login'];

/** `location` patterns and exact addresses that nginx hands to the back end. */
const nginxLocations = [...nginx.matchAll(/location (=|~)? ?"?(\S+?)"? \{([\s\S]*?)\n {2}\}/g)]
  .filter(([, , , body = '']) => body.includes('proxy_pass'))
  .map(([, kind, place = '']) => (path: string) => {
    if (kind === '=') return path === place;
    return kind === '~' ? new RegExp(place).test(path) : path.startsWith(place);
  });

const caddyPaths = [...caddy.matchAll(/^\s*@(?:files|back_end) path (.+)$/gm)]
  .flatMap(([, list = '']) => list.split(' '))
  .map((place) => (path: string) => (place.endsWith('*') ? path.startsWith(place.slice(0, -1)) : path === place));

const examples = forwardedPaths
  .map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'some-7').replace('*', 'some-7/file'))
  // A file that the build has not is asked of the back end by other means.
  .filter((path) => !path.startsWith('/assets/'));

describe('nginx.conf', () => {
  test('knows the pages of the app and no other', () => {
    const rules = [...nginx.matchAll(/^ {2}~(\S+) 1;$/gm)].map(([, rule = '']) => new RegExp(rule));
    expect(rules).toHaveLength(pathsOfPages.length);
    const isPage = (path: string) => rules.some((rule) => rule.test(path));
    expect(pathsOfPages.filter((path) => !isPage(path))).toEqual([]);
    expect(notPages.filter(isPage)).toEqual([]);
  });

  test.each(examples)('forwards %s', (path) => {
    expect(nginxLocations.some((matches) => matches(path))).toBe(true);
  });

  test('forwards nothing that is not public', () => {
    const closed = ['/admin/login', '/shop/login', '/dev/inbox', '/telescope', '/build/app.js', '/readyz'];
    expect(closed.filter((path) => nginxLocations.some((matches) => matches(path)))).toEqual([]);
  });

  test('has the content security policy of the server', () => {
    for (const directive of cspFor().split('; ')) expect(nginx).toContain(directive);
  });
});

describe('Caddyfile', () => {
  test('knows the pages of the app and no other', () => {
    const rule = new RegExp(/@pages path_regexp (\S+)/.exec(caddy)?.[1] ?? '$^');
    expect(pathsOfPages.filter((path) => !rule.test(path))).toEqual([]);
    expect(notPages.filter((path) => rule.test(path))).toEqual([]);
  });

  test.each(examples)('forwards %s', (path) => {
    expect(caddyPaths.some((matches) => matches(path))).toBe(true);
  });

  test('forwards nothing that is not public', () => {
    const closed = ['/admin/login', '/shop/login', '/dev/inbox', '/telescope', '/build/app.js', '/readyz'];
    expect(closed.filter((path) => caddyPaths.some((matches) => matches(path)))).toEqual([]);
  });

  test('has the content security policy of the server', () => {
    for (const directive of cspFor().split('; ')) expect(caddy).toContain(directive);
  });
});

test('The addresses that the proxy rewrites are below paths that both recipes forward', () => {
  const reached = rootPrefixes.map((prefix) => `${prefix}some-7`).filter((path) => !path.startsWith('/assets/'));
  expect(reached.length).toBeGreaterThan(10);
  for (const path of reached) {
    expect([path, nginxLocations.some((matches) => matches(path))]).toEqual([path, true]);
    expect([path, caddyPaths.some((matches) => matches(path))]).toEqual([path, true]);
  }
});
