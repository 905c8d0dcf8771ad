/** The texts of the shop in the shopper's language. */
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts';
import { selectCatalogue, selectLocale } from '#machines/locale/locale.selectors.ts';
import type { NoticeText } from '#machines/shared/notice.ts';
import { createMessages, type MessageKey, type Translate } from '#src/i18n/messages.ts';
import { useFacts } from './use-flow.ts';

/** The locale as the catalogues name it. */
export const useLocale = (): Locale => {
  const locale = useFacts('locale', selectLocale);
  return isLocale(locale) ? locale : defaultLocale;
};

/** `t('Shopping Cart')`; keys are the English phrases. */
export const useMessages = (): Translate => createMessages(useLocale(), useFacts('locale', selectCatalogue));

/** The maximum length of a server message, in characters; longer messages are shortened. */
const longestMessage = 300;
const shortened = (text: string) => (text.length > longestMessage ? `${text.slice(0, longestMessage - 1)}…` : text);

/** A notice's text: the server's own words, or a phrase of the catalogue. */
export const noticeText = (t: Translate, text: NoticeText): string =>
  'message' in text ? shortened(text.message) : t(text.key as MessageKey, text.values);
