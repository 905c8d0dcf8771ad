/** The vocabulary of the shop's language. */
import type { Language } from '#api/types/settings.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type { Language } from '#api/types/settings.ts';

/** A text as it is, or parsed where there is more in it than `{names}`, such as plurals. */
export type Message = string | readonly object[];
export type Catalogue = Readonly<Record<string, Message>>;
export type Direction = 'ltr' | 'rtl';

export type LocaleInput = {
  locale: string;
  /** The locale that the server says it serves. */
  appLocale: string;
  languages: Language[];
  /** Absent when it could not be had: the built-in English shows. */
  catalogue?: Catalogue;
};
export type LocaleContext = {
  locale: string;
  appLocale: string;
  languages: Language[];
  catalogue: Catalogue;
  /** The locale being switched to, and its texts once they are loaded. */
  pending: string | undefined;
  loaded: Catalogue | undefined;
};
export type LocaleEvent = { type: 'locale.choose'; locale: string };
export type LocaleEmitted =
  | NoticeRequested
  | FailureLogged
  /** Without the page being loaded anew: what the server has put into words is still in the other language. */
  | { type: 'locale.changed' };

export const localeIgnored = [
  ['following', 'locale.choose'],
  ['switching.fetching', 'locale.choose'],
  ['switching.saving', 'locale.choose'],
  ['reloading', 'locale.choose'],
] as const;

/** The page that the locale flow reloads. */
export type LocalePage = {
  /** Loads the page anew; what it answers ends only where the page stays. */
  reload: () => Promise<void>;
  /** `true` the first time that it is asked of this cause in this tab, `false` from then on and without storage. */
  claimOnce: (cause: string) => boolean;
};
