/** The shop's words and prices, in this shopper's language and currency. */
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts';
import { selectCatalogue, selectLocale } from '#machines/locale/locale.selectors.ts';
import { selectMoney } from '#machines/preferences/preferences.selectors.ts';
import type { NoticeText } from '#machines/shared/notice.ts';
import { createMessages, type MessageKey, type Translate } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { useFacts } from './use-flow.ts';

/** The locale as the catalogues name it. */
export const useLocale = (): Locale => {
  const locale = useFacts('locale', selectLocale);
  return isLocale(locale) ? locale : defaultLocale;
};

/** `t('Shopping Cart')`; keys are the English phrases. */
export const useMessages = (): Translate => createMessages(useLocale(), useFacts('locale', selectCatalogue));

/** Formats an amount of the default currency in the chosen one (R15). */
export const useMoney = (): ((amount: number) => string) => {
  const { symbol, rate } = useFacts('preferences', selectMoney);
  return (amount) => formatMoney(amount, { symbol, rate_from_default: rate });
};

/** Whoever wants to say more in a notice says it to nobody. */
const longestMessage = 300;
const shortened = (text: string) => (text.length > longestMessage ? `${text.slice(0, longestMessage - 1)}…` : text);

/** A notice's text: the server's own words, or a phrase of the catalogue. */
export const noticeText = (t: Translate, text: NoticeText): string =>
  'message' in text ? shortened(text.message) : t(text.key as MessageKey, text.values);
