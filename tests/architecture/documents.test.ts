/** The documents: links lead somewhere, commands exist, and files that commands and comments name are there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import packageJson from '../../package.json' with { type: 'json' };

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'THIRD_PARTY.md', ...filesBelow('docs', /\.md$/)];
const textOf = (file: string) => readFileSync(inRoot(file), 'utf8');

const withoutCode = (page: string) => page.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** The targets of Markdown links and images, but for those on other sites. */
const linksIn = (page: string): string[] =>
  [...withoutCode(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** The anchors of a page's headings, as code hosts derive them. */
const anchorsOf = (page: string): string[] =>
  [...page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

const leadsSomewhere = (from: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? from : join(dirname(from), path);
  if (!existsSync(inRoot(file))) return false;
  return anchor === undefined || anchorsOf(textOf(file)).includes(anchor);
};

/** What stands in backticks and in blocks of code. */
const codeIn = (page: string): string => (page.match(/^```[\s\S]*?^```|`[^`\n]*`/gm) ?? []).join('\n');

/** npm's own commands that a document may name. */
const npmCommands = ['ci', 'install'];

/** The scripts that `npm start`, `npm test` and `npm run x` would run. */
const scriptsIn = (page: string): string[] =>
  [...codeIn(page).matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|([a-z]+))/g)]
    .map(([, script, command = '']) => script ?? command)
    .filter((name) => !npmCommands.includes(name));

/** The files and folders of the project that a line with a command names. */
const argumentsIn = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => /\b(?:npm run|npx|node) /.test(line))
    .flatMap((line) => line.match(/(?<=\s)(?:api|machines|scripts|server|src|tests|tools)\/[\w./-]*\w/g) ?? []);

const inAll = (find: (page: string) => string[], isGood: (file: string, found: string) => boolean) =>
  documents.flatMap((file) =>
    find(textOf(file))
      .filter((found) => !isGood(file, found))
      .map((found) => `${file}: ${found}`),
  );

describe('the documents', () => {
  test('link to files and headings that exist', () => {
    expect(documents.flatMap((file) => linksIn(textOf(file))).length).toBeGreaterThan(100);
    expect(inAll(linksIn, leadsSomewhere)).toEqual([]);
  });

  test('name scripts that package.json has', () => {
    expect(documents.flatMap((file) => scriptsIn(textOf(file))).length).toBeGreaterThan(50);
    expect(inAll(scriptsIn, (_file, name) => Object.hasOwn(packageJson.scripts, name))).toEqual([]);
  });

  test('give commands files that exist', () => {
    expect(documents.flatMap((file) => argumentsIn(textOf(file))).length).toBeGreaterThan(5);
    expect(inAll(argumentsIn, (_file, path) => existsSync(inRoot(path)))).toEqual([]);
  });

  test('exist when a source file names them', () => {
    const sources = ['api', 'machines', 'scripts', 'server', 'src', 'tests', 'tools'].flatMap((folder) =>
      filesBelow(folder, /\.(?:ts|tsx|mjs)$/),
    );
    const named = sources.flatMap((file) => textOf(file).match(/\bdocs\/[\w/-]+\.md\b/g) ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const page = textOf('docs/architecture.md');
  const foldersIn = (folder: string) =>
    readdirSync(inRoot(folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);

  test('names every folder of the server and of the views', () => {
    const folders = [
      ...foldersIn('server').map((name) => `\`${name}/`),
      ...foldersIn('src').map((name) => `\`src/${name}/`),
    ];
    expect(folders.length).toBeGreaterThan(30);
    expect(folders.filter((name) => !page.includes(name))).toEqual([]);
  });

  test.each(['docs/architecture.md', 'CONTRIBUTING.md'])('and %s name every feature', (file) => {
    const row = textOf(file).match(/\| `src\/features\/<name>\/`.*/)?.[0] ?? '';
    expect(foldersIn('src/features').filter((name) => !row.includes(` ${name}`))).toEqual([]);
  });
});

test('No document counts the flows, the charts or their loaders', () => {
  const counts = documents.flatMap((file) => textOf(file).match(/\b\d+ (?:flows|charts|loaders)\b/g) ?? []);
  expect(counts).toEqual([]);
});

describe('the reader of documents', () => {
  test.each([
    ['[one](a.md) and ![two](b/c.webp)', ['a.md', 'b/c.webp']],
    ['[elsewhere](https://larder.test/a.md)', []],
    ['`[code](a.md)`', []],
    ['```\n[code](a.md)\n```', []],
  ])('finds in %j the links %j', (page, links) => expect(linksIn(page)).toEqual(links));

  test.each([
    ['# The lanes of `npm test`', ['the-lanes-of-npm-test']],
    ['## Known, and not mended', ['known-and-not-mended']],
    ['```\n# a comment\n```', []],
  ])('finds in %j the anchors %j', (page, anchors) => expect(anchorsOf(page)).toEqual(anchors));

  test.each([
    ['`npm start`, `npm run test:unit -- machines/cart`', ['start', 'test:unit']],
    ['`npm run -s check` after `npm ci`', ['check']],
  ])('finds in %j the scripts %j', (page, scripts) => expect(scriptsIn(page)).toEqual(scripts));

  test.each([
    ['npm run test:unit -- machines/cart tests/unit/a.test.ts', ['machines/cart', 'tests/unit/a.test.ts']],
    ['The folder tests/ is not an argument.', []],
  ])('finds in %j the arguments %j', (page, paths) => expect(argumentsIn(page)).toEqual(paths));
});
