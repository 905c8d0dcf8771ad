/** What stays in the browser between visits: an allow-list of ids, choices and counts. Everything else is fetched again. */
import type { Settings } from '#api/types/settings.ts';

export const storedVersion = 1;

export type Scheme = 'light' | 'dark' | 'system';

/** Enough of a user to greet by name; contact and addresses are never stored. */
export type StoredUser = { id: number; name: string; role?: string; photo?: string };

export type Stored = {
  token?: string;
  user?: StoredUser;
  favoriteCount?: number;
  unread?: number;
  locale?: string;
  /** Name of the chosen currency. */
  currency?: string;
  /** Name that the shop's default currency had when it was last seen. */
  lastDefaultCurrency?: string;
  scheme?: Scheme;
  /** Notices stay until they are closed. */
  keepNotices?: boolean;
  /** Nothing moves by itself or on the way. */
  lessMotion?: boolean;
  selectedShopIds?: number[];
  /** Whose conversation is open on the messages screen. */
  activeShopId?: number;
  /** What was searched for, the last first. */
  searches?: string[];
  /** The last settings that the server gave: public, and what the shop runs on while /master is down. */
  settings?: Settings;
};

/** `undefined` takes a field out. */
export type StoredPatch = { [K in keyof Stored]?: Stored[K] | undefined };

/** Never throws, whatever the browser allows and whatever it finds. */
export type Storage = {
  /** All but the settings, checked. */
  read: () => Omit<Stored, 'settings'>;
  /** Checked; the check is fetched when there is something to check. */
  readSettings: () => Promise<Settings | undefined>;
  /** Written a little later, all patches at once. */
  write: (patch: StoredPatch) => void;
  /** Writes what waits; `false` when the browser keeps nothing. */
  flush: () => boolean;
};
