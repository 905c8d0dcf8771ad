/** Locale, currency and colour scheme of a page: from the cookie `larder_view`, or the locale from the URL. */
import type { Locale } from '#locales/locales.ts';
import { localeNamed, mainLocale } from '#server/i18n/languages.ts';
import { requestedLocale } from '#server/i18n/locale.ts';

export type ViewChoice = { locale: Locale; currency?: string; scheme?: 'light' | 'dark' };

const cookiePattern = /(?:^|;\s*)larder_view=([^;]{1,200})/;

export const hasViewCookie = (header: string | undefined): boolean => cookiePattern.test(header ?? '');

/** `locale|currency|scheme`; invalid parts are left out. */
export const readViewCookie = (header: string | undefined): ViewChoice => {
  const found = cookiePattern.exec(header ?? '')?.[1] ?? '';
  const [locale, currency, scheme] = found.replaceAll('%7C', '|').split('|');
  return {
    locale: localeNamed(locale) ?? mainLocale(),
    ...(currency && /^[A-Z]{2,6}$/.test(currency) ? { currency } : {}),
    ...(scheme === 'light' || scheme === 'dark' ? { scheme } : {}),
  };
};

/** `?locale=ar` in a link or a search result takes precedence over the cookie. */
export const readView = (cookie: string | undefined, { searchParams }: URL): ViewChoice => {
  const choice = readViewCookie(cookie);
  return { ...choice, locale: requestedLocale(searchParams.get('locale') ?? '') ?? choice.locale };
};
