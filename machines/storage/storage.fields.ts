/** The allow-list of what stays in the browser, and how it is picked. */
import { type Stored, storedVersion } from './storage.types.ts';

/** The settings stand apart: they are large and belong to nobody. */
type Field = Exclude<keyof Stored, 'settings'>;

const listed: Record<Field, true> = {
  token: true,
  user: true,
  favoriteCount: true,
  unread: true,
  locale: true,
  currency: true,
  lastDefaultCurrency: true,
  scheme: true,
  keepNotices: true,
  lessMotion: true,
  selectedShopIds: true,
  activeShopId: true,
  searches: true,
};

export const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** What is listed of a record of this version, its values not checked: they go back to where they came from. */
export const listedIn = (raw: unknown): Stored => {
  const { v, ...fields } = (typeof raw === 'object' && raw !== null ? raw : {}) as { v?: unknown };
  if (v !== storedVersion) return {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(listed, name)));
};
