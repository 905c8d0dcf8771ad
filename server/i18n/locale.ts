/** Which of the three languages a request asks for. */
import { defaultLocale, type Locale, localeNamed } from '#locales/locales.ts';

/** Browsers have other codes for Persian. */
const aliases: ReadonlyMap<string, Locale> = new Map([
  ['fa', 'ir'],
  ['per', 'ir'],
  ['fas', 'ir'],
]);

const known = (code: string): Locale | undefined => localeNamed(code) ?? aliases.get(code);

/** One bare code is what the storefront sends; a browser's list is read in its order. */
export function requestedLocale(header: string | undefined): Locale | undefined {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const code = part.trim().toLowerCase().split(/[-;_]/)[0] ?? '';
    const locale = known(code);
    if (locale) return locale;
  }
  return undefined;
}

export const localeOf = (header: string | undefined): Locale => requestedLocale(header) ?? defaultLocale;
