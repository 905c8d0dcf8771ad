/** A mail as facts. Its text and its HTML are both made of these, so that they say the same. */
import { directionOf, type Locale } from '#locales/locales.ts';
import { priceText, type SignPlace } from '#locales/numbers.ts';
import type { Accents } from './colour.ts';
import { groupedAmount, type Minor } from './money.ts';
import type { Translate } from './refusal.ts';

export type MailRow = { name: string; text: string };
export type MailLine = {
  name: string;
  note: string;
  quantity: string;
  amount: string;
  /** The path of its picture. */
  picture: string;
};

export type MailBlock =
  | { kind: 'text' | 'note'; text: string }
  /** What somebody else has written. */
  | { kind: 'quote'; text: string }
  /** The one-time code comes in when the mail leaves. */
  | { kind: 'code' }
  | { kind: 'goods'; title: string; note: string; lines: MailLine[] }
  | { kind: 'rows'; rows: MailRow[]; total?: MailRow }
  /** `path` begins with a slash; the shop's address comes in when the mail leaves. */
  | { kind: 'link'; text: string; path: string };

/** What ends the mails of a kind that an account can do without. */
export type Unsubscribing = { userId: number; why: string; link: string };

export type Mail = {
  locale: Locale;
  shop: string;
  subject: string;
  heading: string;
  blocks: MailBlock[];
  unsubscribe?: Unsubscribing;
};

/** Whom a text is for. */
export type Reader = { locale: Locale; t: Translate };

/** Whom a mail is for, and which shop writes. */
export type MailReader = Reader & { shop: string };

/** A mail whose subject is its heading. */
export const headedMail = ({ locale, shop }: MailReader, heading: string, blocks: MailBlock[]): Mail => ({
  locale,
  shop,
  subject: heading,
  heading,
  blocks,
});

/** What comes in when a message leaves. */
export type Filling = {
  origin: string;
  code: string;
  unsubscribe: string;
  /** Undefined: the colour of the shop that ships. */
  accents?: Accents | undefined;
};

/** Replaces the code in every stored copy of a message. */
export const hiddenCode = '••••';

/** Of the copy in the database. */
export const unfilled: Filling = { origin: '', code: hiddenCode, unsubscribe: '' };

export const text = (words: string): MailBlock => ({ kind: 'text', text: words });
export const note = (words: string): MailBlock => ({ kind: 'note', text: words });
export const quote = (words: string): MailBlock => ({ kind: 'quote', text: words });
export const link = (words: string, path: string): MailBlock => ({ kind: 'link', text: words, path });

/** Codes keep their order inside a text from right to left. */
export const leftToRight = (words: string, { locale }: Pick<Reader, 'locale'>): string =>
  directionOf(locale) === 'ltr' ? words : `\u2066${words}\u2069`;

/** As on the pages of the shop: the sign follows the number, unless its operator has put it first. */
export const amountText = (amount: Minor, sign: SignPlace, locale: Locale): string =>
  priceText(groupedAmount(amount), sign, locale);

/** For a mail that is neither about an order nor about the safety of an account. */
export const unsubscribable = ({ t, shop }: MailReader, userId: number): Unsubscribing => ({
  userId,
  why: t('You get this email because you have an account at {shop}.', { shop }),
  link: t('Unsubscribe'),
});
