/**
 * What is stored in the browser between visits: an allow-list of ids, choices and counts. Everything else is fetched
 * again.
 */
import type { Settings } from '#api/types/settings.ts';
import type { Calendar } from '#locales/calendars.ts';
import type { Id } from '../shared/ids.ts';

export const storedVersion = 1;

export type Scheme = 'light' | 'dark' | 'system';

/** Enough of a user to greet by name; contact and addresses are never stored. */
export type StoredUser = { id: Id; name: string; role?: string; photo?: string };

export type Stored = {
  token?: string;
  user?: StoredUser;
  favoriteCount?: number;
  locale?: string;
  /** The language of the server (`app_locale`) when the shopper last chose one, or that was followed. */
  lastAppLocale?: string;
  /** Name of the chosen currency. */
  currency?: string;
  /** The name of the shop's default currency at the last visit. */
  lastDefaultCurrency?: string;
  scheme?: Scheme;
  /** Toasts stay until they are closed. */
  keepNotices?: boolean;
  /** Reduced motion: nothing moves by itself or during a transition. */
  lessMotion?: boolean;
  /** The calendar of dates; that of the language where nothing was chosen. */
  calendar?: Calendar;
  selectedShopIds?: Id[];
  /** The shop whose conversation is open on the messages screen. */
  activeShopId?: Id;
  /** The recent searches, the latest first. */
  searches?: string[];
  /** The last settings of the server: public, and the fallback while /master fails. */
  settings?: Settings;
};

/** `undefined` removes a field. */
export type StoredPatch = { [K in keyof Stored]?: Stored[K] | undefined };

/** Never throws, whatever the browser allows and whatever is stored. */
export type Storage = {
  /** All but the settings, validated. */
  read: () => Omit<Stored, 'settings'>;
  /** Validated; the validator loads when there is something to validate. */
  readSettings: () => Promise<Settings | undefined>;
  /** Written after a delay, all patches at once. */
  write: (patch: StoredPatch) => void;
  /** Writes the waiting patches; `false` if the browser stores nothing. */
  flush: () => boolean;
};
