import type { Locale } from '#locales/locales.ts';
import { formatNumber } from '#src/i18n/numbers.ts';

/** The year and the shop's text. A © at the start of the text is removed, so that it appears only once. */
export const copyright = (text: string, fallback: string, locale: Locale): string =>
  `© ${formatNumber(new Date().getFullYear(), locale)} ${(text.trim() || fallback).replace(/^©\s*/, '')}`;
