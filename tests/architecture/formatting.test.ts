/**
 * Numbers and dates are written in one place for the client and in one for the server, so that no page mixes digits.
 *
 * @spec R75, R76
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

const sourcesIn = (folder: string) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));

/** Calls that write a number or a date in a way of their own. */
const direct =
  /\.toFixed\(|\.toLocale(?:Date|Time)?String\(|new Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)|\\u06f0|\\u0660/;

const writing = (files: string[]) => files.filter((file) => direct.test(readFileSync(inRoot(file), 'utf8'))).sort();

const expected = [
  // The text of a field is parsed into a number again, and a search engine reads numbers as the protocol has them.
  'src/screens/products/FilterFields.tsx',
  'src/seo/structured-data.ts',
  // The name of the calendar itself.
  'src/screens/settings/SettingsScreen.tsx',
  'src/i18n/dates.ts',
  'src/i18n/delivery-times.ts',
  'src/i18n/messages.ts',
  'src/i18n/numbers.ts',
];

test('No view writes numbers or dates by itself', () => {
  expect(writing(sourcesIn('src'))).toEqual(expected.sort());
});

const ofServer = [
  // Dates, relative times and amounts of the protocol and of documents.
  'server/domain/chat.ts',
  'server/domain/dates.ts',
  'server/domain/delivery-time.ts',
  'server/domain/money.ts',
  'server/i18n/moments.ts',
];

test('What the server says to shoppers is written by its own modules', () => {
  const forOperators = /^server\/(?:cli|seed)\//;
  expect(writing(sourcesIn('server').filter((file) => !forOperators.test(file)))).toEqual(ofServer.sort());
});
