/**
 * Storage over `localStorage`: read leniently, written after a delay, mirrored to a cookie so that the server can
 * render the page in the shopper's language, currency and colour scheme. Without a working storage it uses memory.
 */
import type { Settings } from '#api/types/settings.ts';
import { storageDebounceMs } from '../constants.ts';
import { defined, fieldsOf } from './storage.fields.ts';
import { type Storage, type Stored, type StoredPatch, storedVersion } from './storage.types.ts';

const mainKey = 'larder';
/** The flag that the protocol names, for pages that are not of this app. */
const darkKey = 'darkMode';
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

const parsed = (text: string | null): unknown => {
  if (text === null || text.length > largestBlob) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
      // A full or forbidden storage fails with every access; it is reported once.
      if (!isBroken) report(problem);
      isBroken = true;
      return otherwise;
    }
  };

  /** `undefined` if the browser stores nothing. */
  const textOf = (key: string): string | null | undefined =>
    isBroken ? undefined : attempt(() => area().getItem(key), undefined);

  const now = (): Stored => {
    const text = textOf(mainKey);
    return defined({ ...(text === undefined ? memory : fieldsOf(parsed(text))), ...waiting }) as Stored;
  };

  const readSettings = async (): Promise<Settings | undefined> => {
    const text = textOf(settingsKey);
    if (waiting.settings || !text) return waiting.settings ?? memory.settings;
    const { settingsFrom } = await import('#api/validators/settings.ts');
    return settingsFrom(parsed(text));
  };

  const writeArea = ({ settings, ...fields }: Stored): boolean =>
    attempt(() => {
      if (waiting.scheme) area().setItem(darkKey, `${waiting.scheme === 'dark'}`);
      area().setItem(mainKey, JSON.stringify({ v: storedVersion, ...fields }));
      if (settings && 'settings' in waiting) area().setItem(settingsKey, JSON.stringify(settings));
      return true;
    }, false);

  const flush = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(waiting).length === 0) return !isBroken;
    // Reads what another tab wrote meanwhile, so that only the fields of this patch are overwritten.
    memory = now();
    const isWritten = writeArea(memory);
    waiting = {};
    const view = viewOf(memory);
    if (view !== mirrored) attempt(() => mirror(view), undefined);
    mirrored = view;
    return isWritten;
  };

  return {
    read: () => {
      const { settings: _, ...fields } = now();
      return fields;
    },
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
