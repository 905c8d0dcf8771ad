/** Which of the shop's languages a request asks for. */
import type { Locale } from '#locales/locales.ts';
import { localeNamed, mainLocale } from './languages.ts';

/** Browsers have other codes for Persian than the protocol. */
const aliases: ReadonlyMap<string, Locale> = new Map([
  ['fa', 'ir'],
  ['per', 'ir'],
  ['fas', 'ir'],
]);

/** `pt-BR` is Brazilian Portuguese if the shop has it, and else Portuguese. */
function known(code: string): Locale | undefined {
  const [language = ''] = code.split('-');
  return localeNamed(code) ?? localeNamed(language) ?? aliases.get(language);
}

/** One bare code is what the storefront sends; a browser's list is read in its order. */
export function requestedLocale(header: string | undefined): Locale | undefined {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const code = part.trim().toLowerCase().split(';')[0] ?? '';
    const locale = known(code.replaceAll('_', '-'));
    if (locale) return locale;
  }
  return undefined;
}

export const localeOf = (header: string | undefined): Locale => requestedLocale(header) ?? mainLocale();
