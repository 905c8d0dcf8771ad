/** The events and context of the language. */
import type { Language } from '#api/types/settings.ts';
import type { FailureLogged } from '../shared/failure.ts';

export type { Language } from '#api/types/settings.ts';

/** A text, or its parsed form if it has more than `{names}`, such as plurals. */
export type Message = string | readonly object[];
export type Catalogue = Readonly<Record<string, Message>>;
export type Direction = 'ltr' | 'rtl';

export type LocaleInput = {
  locale: string;
  /** The locale that the server says it serves. */
  appLocale: string;
  languages: Language[];
  /** Absent if the texts failed to load: the built-in English is shown. */
  catalogue?: Catalogue;
};
export type LocaleContext = {
  locale: string;
  appLocale: string;
  languages: Language[];
  catalogue: Catalogue;
  /** The locale of a switch in progress, and its texts once they are loaded. */
  pending: string | undefined;
  loaded: Catalogue | undefined;
};
export type LocaleEvent = { type: 'locale.choose'; locale: string };
export type LocaleEmitted =
  | FailureLogged
  /** Without a reload: texts from the server are still in the other language. */
  | { type: 'locale.changed' };

/** The page that the locale flow reloads. */
export type LocalePage = {
  /** Reloads the page; resolves only if the page stays. */
  reload: () => Promise<void>;
  /** `true` for the first call with this cause in this tab; `false` afterwards and without storage. */
  claimOnce: (cause: string) => boolean;
};
