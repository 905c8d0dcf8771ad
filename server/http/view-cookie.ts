/** The cookie `larder_view` mirrors language, currency and colours, so that the first paint is in the right ones. */
import { type Locale, locales } from './locale.ts';

export type ViewChoice = { locale: Locale; currency?: string; scheme?: 'light' | 'dark' };

const isLocale = (text: string | undefined): text is Locale => locales.some((locale) => locale === text);

/** `locale|currency|scheme`; whatever makes no sense is left out. */
export const readViewCookie = (header: string | undefined): ViewChoice => {
  const found = /(?:^|;\s*)larder_view=([^;]{1,200})/.exec(header ?? '')?.[1] ?? '';
  const [locale, currency, scheme] = found.replaceAll('%7C', '|').split('|');
  return {
    locale: isLocale(locale) ? locale : 'en',
    ...(currency && /^[A-Z]{2,6}$/.test(currency) ? { currency } : {}),
    ...(scheme === 'light' || scheme === 'dark' ? { scheme } : {}),
  };
};
