/**
 * Vite plugin: React Aria checks whether the browser's language has a valid form. It asks `Intl` for the supported
 * languages, which takes a phone 60 to 80 ms in the first touch of a visit. The form alone is checked in no time.
 */
import type { Plugin } from 'vite';

const file = /react-aria\/dist\/.*useDefaultLocale\.m?js$/;
const check = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/;

/** Both throw a `RangeError` for a language that has no valid form. */
export const withFormOfLocale = (code: string): string | undefined =>
  check.test(code) ? code.replace(check, 'Intl.getCanonicalLocales(locale)') : undefined;

export const quickLocaleCheck = (): Plugin => ({
  name: 'quick-locale-check',
  apply: 'build',
  transform(code, id) {
    if (!file.test(id.replaceAll('\\', '/'))) return undefined;
    const quick = withFormOfLocale(code);
    if (quick === undefined) this.error('React Aria checks the language in a way that this plugin does not know.');
    return { code: quick, map: null };
  },
});
