/** What commands about texts and pictures share. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { byLocale, defaultLocale, type Locale, locales } from '#locales/locales.ts';
import { plainDateTime, shortDateTime } from '#server/domain/dates.ts';
import type { Translated } from '#server/domain/texts.ts';
import { knownLocales, localeNamed, mainLocale } from '#server/i18n/languages.ts';
import { PictureImport } from '#server/import/pictures.ts';
import type { Storage } from '#server/uploads/file-store.ts';
import { CliError, UsageError } from './cli-error.ts';
import type { Options } from './command.ts';

const others = locales.filter((locale) => locale !== defaultLocale);

/** One option for each further language that ships, `--ar <text>`, and one for those of the shop's own. */
export const languageOptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(others.map((locale) => [`--${locale} <text>`, `the same in the language ${locale}`])),
  '--text <language=text>': 'the same in any language of the shop, such as fr=Fruits; may come several times',
};

/** One line without control characters. */
export function plainLine(text: string): string {
  const line = text.trim();
  if (line && line.length <= 200 && !/\p{Cc}/u.test(line)) return line;
  throw new UsageError(`"${text.slice(0, 60)}" does not do: write one line of at most 200 characters.`);
}

function knownLocale(code: string): Locale {
  const found = localeNamed(code);
  if (found) return found;
  throw new UsageError(`There is no language "${code}". There are: ${knownLocales().join(', ')}.`);
}

/** Each `--text` is a line. */
const pairsIn = ({ text = '' }: Options): [Locale, string][] =>
  text
    .split('\n')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [, code, said] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (!code || !said) throw new UsageError(`--text must be like fr=Fruits, not "${pair}".`);
      return [knownLocale(code), plainLine(said)];
    });

const givenIn = (options: Options): Record<Locale, string> =>
  Object.fromEntries([
    ...others.flatMap((locale) => (options[locale] === undefined ? [] : [[locale, plainLine(options[locale])]])),
    ...pairsIn(options),
  ]);

/** What is not given in a language that ships is the text of the default one. */
export const translatedLine = (text: string, options: Options): Translated => ({
  ...byLocale(() => plainLine(text)),
  ...givenIn(options),
});

/** The text with those languages changed that are given. */
export const changedLine = (known: Translated, text: string, options: Options): Translated => ({
  ...known,
  [defaultLocale]: plainLine(text),
  ...givenIn(options),
});

/** The main language of the shop if none is named. */
export const localeIn = ({ language = mainLocale() }: Options): Locale => knownLocale(language);

const mostBytes = 1_000_000;

/** HTML, which is cleaned when it is shown. */
export function textFile(path: string): string {
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`There is no file ${path}.`);
  if (statSync(path).size > mostBytes) throw new UsageError(`${path} has more than 1 MB.`);
  const text = readFileSync(path, 'utf8');
  if (text.includes('\uFFFD') || text.includes('\0')) throw new UsageError(`${path} is not UTF-8.`);
  return text;
}

export function jsonFile(path: string): unknown {
  const text = textFile(path).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError(`${path} is not JSON.`);
  }
}

/** The name of the picture in the shop. */
export async function pictureFrom({ uploadsDir, s3 }: Storage, path: string): Promise<string> {
  const found = await new PictureImport({ from: dirname(path), uploadsDir, s3 }).bring(basename(path));
  if ('name' in found) return found.name;
  throw new CliError(`${found.reason}. ${found.correction}.`);
}

/** For the help of a command that takes times. */
export const momentForm = 'such as "2026-03-06 10:00" in UTC, or "2026-03-06 10:00+03:30"';

/** In UTC, unless it names an offset. */
export function momentOf(text: string): Date {
  const [, day, time, offset = 'Z'] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const [there, moment] = [new Date(`${day}T${time}Z`), new Date(`${day}T${time}${offset}`)];
  // The language takes 30 February for 2 March.
  const isInCalendar = !Number.isNaN(moment.getTime()) && plainDateTime(there).startsWith(`${day} ${time}`);
  if (!isInCalendar) throw new UsageError(`"${text}" is no time. Write one ${momentForm}.`);
  return moment;
}

export const momentText = (moment: Date): string => `${shortDateTime(moment)} UTC`;
