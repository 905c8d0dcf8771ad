/** What comments and documents name exists: each file, folder and identifier that stands in backticks. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

/** Names that are right although nothing in the tree is called so. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'a placeholder for what the reader puts in': ['METHOD', 'report.json', 'rrggbb', 'MMM'],
  'a file that a command writes': ['history.json'],
  'a package that a decision weighed and did not take': [
    '@opentelemetry/api',
    '@tanstack/query-core',
    '@aws-sdk/client-s3',
    'aws4fetch',
    'jsonwebtoken',
    'minio',
    'mjml',
    'path-to-regexp',
    'repmgr',
    'ua-parser-js',
    'passwordless',
    'unicode-bidirectional',
  ],
  'a word of PostgreSQL, HTTP or a browser': [
    'Cross-Origin-Opener-Policy',
    'Function',
    'LISTEN',
    'EXT4_GOING_FLAGS_NOLOGFLUSH',
    'EXT4_IOC_SHUTDOWN',
    'LD_PRELOAD',
    'UNSIGNED-PAYLOAD',
    'connect_query',
    'created_on',
    'dm-flakey',
    'fr_FR',
    'french_stem',
    'getTextInfo',
    'hour12',
    'libfaketime',
    'netem',
    'pg_last_xact_replay_timestamp',
    'postmessage',
    'remote_apply',
    'synchronous_standby_names',
  ],
  'a command': ['du -sk'],
  'a file that the reader writes': ['missing.json', 'footer.json', 'banners.json'],
  'a rule of Biome that is on by default': ['useConsistentTestIt'],
};
const allowed = Object.values(exceptions).flat();

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: inRoot(),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

const generated = /^(?:api\/generated|docs\/flows)\//;
const isSource = (file: string) => /\.(?:ts|tsx|mjs)$/.test(file) && !generated.test(file);
const isDocument = (file: string) => /^(?:README|CONTRIBUTING|docs\/(?:decisions\/)?[^/]+)\.md$/.test(file);
const textOf = (file: string) => readFileSync(inRoot(file), 'utf8');

const comment = /(?<=^|[\s{(,;])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const commentsIn = (code: string) => [...code.matchAll(comment)].map(([found]) => found);
const withoutComments = (code: string) => code.replace(comment, ' ');

/** Every word of code, settings and contract. Comments do not count: they may not vouch for each other. */
const words = new Set(
  files
    .filter((file) => /\.(?:ts|tsx|mjs|js|json|ya?ml|sql|css|html)$|^\./.test(file) && !file.startsWith('docs/'))
    .filter((file) => file !== 'package-lock.json' && file !== 'tests/architecture/comments.test.ts')
    .flatMap((file) => withoutComments(textOf(file)).match(/[A-Za-z_$][\w$]*/g) ?? []),
);

/** Each file and folder by its whole path and by every ending of it, as comments name neighbours. */
const paths = new Set(
  files.flatMap((file) => {
    const steps = file.split('/');
    return steps.flatMap((_, from) => steps.slice(from).map((_step, i) => steps.slice(from, from + i + 1).join('/')));
  }),
);

const pathForm =
  /(?<![\w:/.@<*-])#?(?:\.{1,2}\/)?(?:[\w<>*.-]+\/)*[\w<>*-][\w<>*.-]*\.(?:tsx?|mjs|md|json|ya?ml|sql)\b(?![\w/(])/g;
const folderForm =
  /(?<![\w./@-])(?:api|docs|locales|machines|openapi|public|scripts|server|src|tests|tools)\/[\w<>*./-]*/g;

const pathExists = (path: string): boolean => {
  const plain = path.replace(/^#?(?:\.{1,2}\/)?/, '').replace(/[/.]+$/, '');
  if (!/[<*]/.test(plain))
    return paths.has(plain) || files.some((file) => file.endsWith(`.${plain.replace(/^\./, '')}`));
  const pattern = plain
    .replace(/<\w+>|\*+/g, '\0')
    .replace(/[.]/g, '\\.')
    .replaceAll('\0', '[^/]*');
  return [...paths].some((known) => new RegExp(`^${pattern}$`).test(known));
};

/** What a text in backticks names without having it. */
const missingIn = (span: string): string[] => {
  const rest = allowed.reduce((left, name) => left.replaceAll(name, ' '), span).replace(/\bR\d+\b/g, ' ');
  const named = [...rest.matchAll(pathForm), ...rest.matchAll(folderForm)].map(([path]) => path);
  const plain = rest.replace(pathForm, ' ').replace(folderForm, ' ');
  const identifiers = plain.match(/(?<![\w$#=])[A-Za-z_$][\w$]*/g) ?? [];
  return [...named.filter((path) => !pathExists(path)), ...identifiers.filter((name) => !words.has(name))];
};

/** Without backticks only file names and words with a capital inside are surely names. */
const missingInProse = (prose: string): string[] => {
  const rest = allowed.reduce((left, name) => left.replaceAll(name, ' '), prose);
  const named = rest.match(pathForm) ?? [];
  const identifiers = rest.replace(pathForm, ' ').match(/\b[a-z]+[A-Z]\w*\b/g) ?? [];
  return [...named.filter((path) => !pathExists(path)), ...identifiers.filter((name) => !words.has(name))];
};

const missingInComment = (text: string): string[] => {
  const own = text.replace(/biome-ignore lint\/\S+/g, ' ');
  const spans = [...own.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
  return [...spans.flatMap(missingIn), ...missingInProse(own.replace(/`[^`]+`/g, ' '))];
};

const missingInPage = (page: string): string[] =>
  [...page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => missingIn(span));

describe('the names in comments and documents', () => {
  test('exist, when they stand in a comment', () => {
    const sources = files.filter(isSource);
    expect(sources.length).toBeGreaterThan(1000);
    const found = sources.flatMap((file) =>
      commentsIn(textOf(file)).flatMap((text) => missingInComment(text).map((name) => `${file}: ${name}`)),
    );
    expect(found).toEqual([]);
  });

  test('exist, when they stand in a document', () => {
    const pages = files.filter(isDocument);
    expect(pages.length).toBeGreaterThan(20);
    const found = pages.flatMap((file) => missingInPage(textOf(file)).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });

  test('are not listed as exceptions once they exist', () => {
    expect(allowed.filter((name) => words.has(name))).toEqual([]);
  });
});

describe('the search for missing names', () => {
  test.each([
    ['/** Filled in `reading.live.ts`. */', ['reading.live.ts']],
    ['/** See `machines/nowhere/` and `isOffTheMap`. */', ['machines/nowhere/', 'isOffTheMap']],
    ['// The list of lostFile.ts', ['lostFile.ts']],
    ['/* Goes through unknownCamelCase. */', ['unknownCamelCase']],
  ])('finds them in %j', (code, missing) => {
    expect(commentsIn(code).flatMap(missingInComment)).toEqual(missing);
  });

  test.each([
    '/** `machines/cart/cart.machine.ts`, `cart.machine.ts`, `#machines/cart/cart.machine.ts` */',
    '/** `<flow>.machine.ts` and `src/screens/<name>/` */',
    '/** Plain words, `send({ type })`, (R45) */',
    "const glob = 'machines/**/unknownCamelCase.ts';",
  ])('finds none in %j', (code) => {
    expect(commentsIn(code).flatMap(missingInComment)).toEqual([]);
  });

  test('reads documents outside of their blocks of code', () => {
    expect(missingInPage('`isOffTheMap`\n```\n`isNowhere`\n```\n')).toEqual(['isOffTheMap']);
  });
});
