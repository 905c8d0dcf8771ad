/** What commands about texts and pictures share. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { byLocale, defaultLocale, type Locale, locales } from '#locales/locales.ts';
import type { Translated } from '#server/domain/texts.ts';
import { PictureImport } from '#server/import/pictures.ts';
import type { Storage } from '#server/uploads/file-store.ts';
import { CliError, UsageError } from './cli-error.ts';
import type { Options } from './command.ts';

const others = locales.filter((locale) => locale !== defaultLocale);

/** One option for each further language: `--ar <text>`. */
export const languageOptions: Readonly<Record<string, string>> = Object.fromEntries(
  others.map((locale) => [`--${locale} <text>`, `the same in the language ${locale}`]),
);

function lineOf(text: string): string {
  const line = text.trim();
  if (line && line.length <= 200 && !/\p{Cc}/u.test(line)) return line;
  throw new UsageError(`"${text.slice(0, 60)}" does not do: write one line of at most 200 characters.`);
}

/** What is not given in a language is the text of the default one. */
export const translatedLine = (text: string, options: Options): Translated =>
  byLocale((locale) => lineOf((locale === defaultLocale ? undefined : options[locale]) ?? text));

/** The text with those languages changed that are given. */
export const changedLine = (known: Translated, text: string, options: Options): Translated =>
  byLocale((locale) => {
    if (locale === defaultLocale) return lineOf(text);
    const given = options[locale];
    return given === undefined ? known[locale] : lineOf(given);
  });

export function localeIn({ language = defaultLocale }: Options): Locale {
  const found = locales.find((locale) => locale === language);
  if (found) return found;
  throw new UsageError(`There is no language "${language}". There are: ${locales.join(', ')}.`);
}

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

/** In UTC. */
export function momentOf(text: string): Date {
  const isForm = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/.test(text);
  const moment = new Date(isForm ? `${text.replace(' ', 'T')}:00Z` : Number.NaN);
  // The language takes 30 February for 2 March.
  const isInCalendar = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 10));
  if (!isInCalendar) throw new UsageError(`"${text}" is no time. Say it like "2026-03-06 10:00".`);
  return moment;
}
