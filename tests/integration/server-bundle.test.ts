/** The built server: what it loads when it starts, and which builds of its packages it has. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

const read = (...path: string[]) => readFileSync(inRoot('dist', ...path), 'utf8');

const main = join('server', 'main.js');

/** The files that come with these, the packages beside the build that they load, and their text. */
function loadedWith(...entries: string[]) {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const load = (path: string): void => {
    if (files.has(path)) return;
    const text = read(path);
    files.set(path, text);
    for (const [, name = ''] of text.matchAll(/^(?:import|export)\b[^'"\n]*["']([^'"\n]+)["'];$/gm))
      if (name.startsWith('.')) load(join(dirname(path), name));
      else packages.add(name);
  };
  entries.forEach(load);
  return { files: [...files.keys()], packages: [...packages], text: [...files.values()].join('') };
}

const loadedAtStart = () =>
  loadedWith(main, join('server', /import\("(\.\/assets\/serve-[^"]+)"\)/.exec(read(main))?.[1] ?? ''));

test('What starts the database is a small part of the server, and the rest is read meanwhile', () => {
  const { files, packages, text } = loadedWith(main);
  expect(files.length).toBeLessThan(10);
  expect(packages).toContain('node:child_process');
  expect(text.length).toBeLessThan(loadedAtStart().text.length / 4);
});

test('The shop starts without what mails, payments, pictures, documents and new passwords need', () => {
  const { files, packages, text } = loadedAtStart();
  expect(packages).toContain('@node-rs/argon2');
  expect(packages.filter((name) => /^(sharp|pdfkit)$/.test(name))).toEqual([]);
  expect(files.filter((file) => /stripe|nodemailer|mail-html/.test(file))).toEqual([]);
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(text.length).toBeLessThan(5_000_000);
});

test('The shop starts without the validator of its contract, which was validated before the build', () => {
  const { text } = loadedAtStart();
  expect(text).toContain('node_modules/fastify-openapi-glue/');
  expect(text).not.toContain('node_modules/ajv-draft-04/');
});

test('No part of the built server has the development build of React', () => {
  const parts = [
    read('ssr', 'entry-server.js'),
    ...readdirSync(inRoot('dist', 'server', 'assets')).map((name) => read('server', 'assets', name)),
  ];
  expect(parts.some((text) => text.includes('renderToString'))).toBe(true);
  for (const text of parts)
    expect(text).not.toMatch(/captureOwnerStack|NODE_ENV !== ["']production["'] && \(?function/);
});
