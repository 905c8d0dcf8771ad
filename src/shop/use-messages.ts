/** The texts of the shop in the shopper's language. */
import { type Locale, localeOf } from '#locales/locales.ts';
import { selectCatalogue, selectLocale } from '#machines/locale/locale.selectors.ts';
import type { NoticeText } from '#machines/shared/notice.ts';
import { createMessages, type MessageKey, type Translate } from '#src/i18n/messages.ts';
import { useFacts } from './use-flow.ts';

type Snapshot = Parameters<typeof selectLocale>[0];

const selectKnownLocale = (snapshot: Snapshot): Locale => localeOf(selectLocale(snapshot));

/** One selector for locale and catalogue: nearly every view uses it, and each subscription takes time. */
const selectMessages = (snapshot: Snapshot): Translate =>
  createMessages(selectKnownLocale(snapshot), selectCatalogue(snapshot));

/** The locale as the catalogues name it. */
export const useLocale = (): Locale => useFacts('locale', selectKnownLocale);

/** `t('Shopping Cart')`; keys are the English phrases. */
export const useMessages = (): Translate => useFacts('locale', selectMessages);

/** The maximum length of a server message, in characters; longer messages are shortened. */
const longestMessage = 300;
const shortened = (text: string) => (text.length > longestMessage ? `${text.slice(0, longestMessage - 1)}…` : text);

/** A notice's text: the server's own words, or a phrase of the catalogue. */
export const noticeText = (t: Translate, text: NoticeText): string =>
  'message' in text ? shortened(text.message) : t(text.key as MessageKey, text.values);
