/**
 * Storage over `localStorage`: read leniently, written a little later, mirrored to a cookie so that the server can
 * render the page in the shopper's language, currency and colours. Without a working storage it remembers in memory.
 */
import { settingsFrom } from '#api/shapes/settings.ts';
import { z } from '#api/shapes/zod.ts';
import { storageDebounceMs } from '../constants.ts';
import type { Storage, Stored, StoredPatch } from './storage.types.ts';

const version = 1;
const mainKey = 'larder';
/** Apart, since it is large and belongs to nobody. */
const settingsKey = 'larder.settings';
const largestBlob = 512 * 1024;

/** The part of `window.localStorage` that is needed. */
export type StorageArea = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type StorageOptions = {
  /** Throws where storage is disabled. */
  area: () => StorageArea;
  /** Takes `locale|currency|scheme`. */
  mirror?: (view: string) => void;
  report?: (problem: unknown) => void;
};

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const count = z.number().check(z.int(), z.nonnegative());
const short = z.string().check(z.maxLength(200));

/** `z.object` drops what is not listed: the allow-list. */
const storedShape = z.object({
  v: z.literal(version),
  token: maybe(z.string().check(z.minLength(1), z.maxLength(2000))),
  user: maybe(z.object({ id: z.number(), name: short, role: maybe(short), photo: maybe(z.string()) })),
  favoriteCount: maybe(count),
  unread: maybe(count),
  locale: maybe(short),
  currency: maybe(short),
  lastDefaultCurrency: maybe(short),
  scheme: maybe(z.enum(['light', 'dark', 'system'])),
  keepNotices: maybe(z.boolean()),
  lessMotion: maybe(z.boolean()),
  selectedShopIds: maybe(z.array(z.number()).check(z.maxLength(1000))),
});

const parsed = (text: string | null): unknown => {
  if (text === null || text.length > largestBlob) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** What a text from storage holds; an older version is brought up to date, a newer or broken one holds nothing. */
export const storedFrom = (text: string | null): Stored => {
  const checked = z.safeParse(storedShape, parsed(text));
  if (!checked.success) return {};
  const { v: _, ...fields } = checked.data;
  return defined(fields) as Stored;
};

const viewOf = ({ locale, currency, scheme }: Stored) => [locale ?? '', currency ?? '', scheme ?? ''].join('|');

export const createStorage = ({ area, mirror = () => {}, report = () => {} }: StorageOptions): Storage => {
  let waiting: StoredPatch = {};
  let memory: Stored = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mirrored: string | undefined;
  let isBroken = false;

  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (problem) {
      // A full or forbidden storage fails at every turn; one line tells it.
      if (!isBroken) report(problem);
      isBroken = true;
      return otherwise;
    }
  };

  const readArea = (): Stored | undefined =>
    attempt(() => {
      const settings = settingsFrom(parsed(area().getItem(settingsKey)));
      return { ...storedFrom(area().getItem(mainKey)), ...(settings ? { settings } : {}) };
    }, undefined);

  const read = (): Stored => defined({ ...(isBroken ? memory : (readArea() ?? memory)), ...waiting }) as Stored;

  const writeArea = ({ settings, ...fields }: Stored): boolean =>
    attempt(() => {
      area().setItem(mainKey, JSON.stringify({ v: version, ...fields }));
      if (settings && 'settings' in waiting) area().setItem(settingsKey, JSON.stringify(settings));
      return true;
    }, false);

  const flush = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(waiting).length === 0) return !isBroken;
    // What another tab wrote meanwhile is read now, so that only the fields of this patch are overwritten.
    memory = read();
    const isWritten = writeArea(memory);
    waiting = {};
    const view = viewOf(memory);
    if (view !== mirrored) attempt(() => mirror(view), undefined);
    mirrored = view;
    return isWritten;
  };

  return {
    read,
    flush,
    write: (patch) => {
      waiting = { ...waiting, ...patch };
      timer ??= setTimeout(flush, storageDebounceMs);
    },
  };
};

const secondsAYear = 31_536_000;

/** The storage of this browser; nothing of it is touched before the first reading. */
export const browserStorage = (report: (problem: unknown) => void = () => {}) =>
  createStorage({
    area: () => window.localStorage,
    mirror: (view) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and the Cookie Store API is not everywhere.
      document.cookie = `larder_view=${encodeURIComponent(view)}; path=/; max-age=${secondsAYear}; samesite=lax`;
    },
    report,
  });
