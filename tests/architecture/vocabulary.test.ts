/** The terms of `docs/glossary.md` and of the libraries' own documentation; words that were ours alone may not come back. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

/** What may not be the name of a thing, and the term that stands for it. */
const rejected: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tell|note)[A-Z]\w*/g, 'send, emit, show or log'],
  [/\b(?:forget[A-Z]\w*|outdate)\b/g, 'clear, reset or invalidate'],
  [/\b(?:want|ask)[A-Z]\w*/g, 'request, require or fetch'],
  [/\bkeep(?!Alive|Running|Until|Notices|[A-Z]\w*ing\b|Retention)[A-Z]\w*/g, 'set, store or assign'],
  // `acceptedAnswer` is a word of schema.org.
  [
    /\b(?!acceptedAnswer\b)\w*[a-z](?:Wanted|Answers?|Shape|Patience|OffLimits|OnItsWay)\b/g,
    'requested, response, validator, timeout',
  ],
  [/\b(?:answer(?:Of|To|In)|createAnswers|createReader|useRead|ReadView|readsOf\w+)\b/g, 'query, queryClient, cache'],
  [/\b(?:hungCall\w*|offLimits|isOffLimits)\b/g, 'requestTimeout, isUnauthorized'],
  [
    /\b(?:const|let|function|class|type|readonly) (?:told|asked|wanted|begun|papers|surroundings|patience|Told|Wanted\w*|Begun)\b/g,
    'the term of what it is: shown, requested, required, started, documents, context, timeout',
  ],
  [/'\w+\.re(?:load|ask)'/g, 'retry, which follows a failure only, or refresh'],
  [/\b(?:firstSign|laterPart|openedLater|fetchAhead|bringParts)\b/g, 'firstInteraction, lazyComponent, prefetch'],
  [
    /\b(?:hindrance\w*|tongues?|Mood|moodOf|vanished\w*|startRig|isNewcomer)\b/gi,
    'violation, locale, displayMode, unavailable, startHarness, isFirstVisit',
  ],
];

/** File names follow the same terms. */
const rejectedNames =
  /(?:^|[./-])(?:kit|glance|heart|patience|rig|storms?|floors|shapes|bell|tend|later|ahead)(?=[./-])/;

/** Whose words are not ours: generated code, names of goods, drawings, and this list. */
const others = /^(?:api\/generated|server\/seed|docs\/flows)\/|vocabulary\.test\.ts$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: inRoot(),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !others.test(file));

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"`])\/\/[^\n]*/g, '');

/** Each rejected name in the code, with what to write instead. */
const rejectedIn = (code: string): string[] =>
  rejected.flatMap(([pattern, instead]) =>
    [...withoutComments(code).matchAll(pattern)].map(([name]) => `${name}: ${instead}`),
  );

describe('the vocabulary', () => {
  test.each([
    'const tellFailure = 1;',
    "actions: 'noteSilence'",
    'keepCart: assign({})',
    'const cartShape = object({});',
    'guards: { isOffLimits }',
    'after: { hungCall: {} }',
    'createReader(client)',
    'const asked = prompt;',
    'type WantedPart = { typed: string[] };',
    "on: { 'devices.reload': 'loading' }",
  ])('rejects %s', (code) => {
    expect(rejectedIn(code)).not.toEqual([]);
  });

  test.each(['logFailure()', 'agent.keepAlive', 'const response = await fetch(url);', '// tells nobody'])(
    'accepts %s',
    (code) => {
      expect(rejectedIn(code)).toEqual([]);
    },
  );

  test('holds in every source file', () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) =>
      rejectedIn(readFileSync(inRoot(file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  // A comment with this word names no subject, so a reader has to guess who acts.
  test('names who acts: no comment, title or document says "whoever"', () => {
    const own = 'tests/architecture/vocabulary.test.ts';
    const pathspec = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.yaml', `:!${own}`];
    const found = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...pathspec], {
      cwd: inRoot(),
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => file !== '' && /\bwhoever\b/i.test(readFileSync(inRoot(file), 'utf8')));
    expect(found).toEqual([]);
  });

  test('holds in every file name', () => {
    expect(files.filter((file) => rejectedNames.test(file))).toEqual([]);
  });
});
