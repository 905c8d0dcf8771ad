/** Which of the three languages a request asks for. */

export const locales = ['en', 'ar', 'ir'] as const;
export type Locale = (typeof locales)[number];

/** `ir` is this protocol's own code for Persian; browsers say `fa`. */
const aliases: ReadonlyMap<string, Locale> = new Map([
  ['fa', 'ir'],
  ['per', 'ir'],
  ['fas', 'ir'],
]);

const known = (code: string): Locale | undefined => locales.find((locale) => locale === code) ?? aliases.get(code);

/** One bare code is what the storefront sends; a browser's list is read in its order. */
export function askedLocale(header: string | undefined): Locale | undefined {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const code = part.trim().toLowerCase().split(/[-;_]/)[0] ?? '';
    const locale = known(code);
    if (locale) return locale;
  }
  return undefined;
}

export const localeOf = (header: string | undefined): Locale => askedLocale(header) ?? 'en';
