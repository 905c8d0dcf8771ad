/**
 * Storage over `localStorage`: read leniently, written after a delay, mirrored to a cookie so that the server can
 * render the page in the shopper's language, currency and colour scheme. What it does not take stays in memory, and is
 * written with the next patch.
 */
import type { Settings } from '#api/types/settings.ts';
import { storageDebounceMs } from '../constants.ts';
import { defined, fieldsOf } from './storage.fields.ts';
import { type Storage, type Stored, type StoredPatch, storedVersion } from './storage.types.ts';

const mainKey = 'larder';
/** The flag that the protocol names, which pages that are not of this app read and write as well. */
const darkKey = 'darkMode';
const schemeOfFlag: Record<string, Stored['scheme']> = { true: 'dark', false: 'light' };
/** Apart, because it is large and not personal. */
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

const parsed = (text: string | null | undefined): unknown => {
  if (!text || text.length > largestBlob) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const viewOf = ({ locale, currency, scheme }: Stored) => [locale ?? '', currency ?? '', scheme ?? ''].join('|');

export const createStorage = ({ area, mirror = () => {}, report = () => {} }: StorageOptions): Storage => {
  /** Also what the storage did not take. */
  let waiting: StoredPatch = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mirrored: string | undefined;
  let isReported = false;

  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (problem) {
      // A full or forbidden storage fails with every access; it is reported once.
      if (!isReported) report(problem);
      isReported = true;
      return otherwise;
    }
  };

  /** `undefined` if the browser stores nothing. */
  const textOf = (key: string): string | null | undefined => attempt(() => area().getItem(key), undefined);

  const now = () => {
    const scheme = schemeOfFlag[textOf(darkKey) ?? ''];
    const { settings: _, ...fields } = defined({ scheme, ...fieldsOf(parsed(textOf(mainKey))), ...waiting }) as Stored;
    return fields;
  };

  const readSettings = async (): Promise<Settings | undefined> => {
    const text = textOf(settingsKey);
    if (waiting.settings || !text) return waiting.settings;
    const { settingsFrom } = await import('#api/validators/settings.ts');
    return settingsFrom(parsed(text));
  };

  /** Each record by itself: where the large one does not fit, the small ones may. */
  const storeRecord = (key: string, text: string): boolean =>
    attempt(() => {
      area().setItem(key, text);
      return true;
    }, false);

  /** The flag has no value for the scheme of the device. */
  const storeFlag = (scheme: Stored['scheme']) => {
    if (scheme === 'system') attempt(() => area().removeItem(darkKey), undefined);
    else if (scheme) storeRecord(darkKey, `${scheme === 'dark'}`);
  };

  const mirrorOnce = (view: string) => {
    if (view !== mirrored) attempt(() => mirror(view), undefined);
    mirrored = view;
  };

  const flush = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(waiting).length === 0) return textOf(mainKey) !== undefined;
    const { settings: patched, ...unwritten } = waiting;
    // Reads what another tab wrote meanwhile, so that only the fields of this patch are overwritten.
    const fields = now();
    storeFlag(waiting.scheme);
    const isWritten = storeRecord(mainKey, JSON.stringify({ v: storedVersion, ...fields }));
    const isKept = !patched || storeRecord(settingsKey, JSON.stringify(patched));
    mirrorOnce(viewOf(fields));
    waiting = { ...(isWritten ? {} : unwritten), ...(isKept ? {} : { settings: patched }) };
    return isWritten;
  };

  return {
    read: now,
    readSettings,
    flush,
    write: (patch) => {
      waiting = { ...waiting, ...patch };
      timer ??= setTimeout(flush, storageDebounceMs);
    },
  };
};

const secondsAYear = 31_536_000;

/** The storage of this browser; it is not accessed before the first read. */
export const browserStorage = (report: (problem: unknown) => void = () => {}) =>
  createStorage({
    area: () => window.localStorage,
    mirror: (view) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and the Cookie Store API is not everywhere.
      document.cookie = `larder_view=${encodeURIComponent(view)}; path=/; max-age=${secondsAYear}; samesite=lax`;
    },
    report,
  });
