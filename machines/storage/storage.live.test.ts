import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { theSettings } from '#tests/support/data/builders.ts';
import { storageDebounceMs } from '../constants.ts';
import { createStorage, type StorageArea } from './storage.live.ts';

/** What a new visit reads. */
const storedFrom = (text: string) => createStorage({ area: () => areaOf({ larder: text }) }).read();

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const areaOf = (texts: Record<string, string> = {}): StorageArea & { texts: Record<string, string> } => ({
  texts,
  getItem: (key) => texts[key] ?? null,
  setItem: (key, text) => void Object.assign(texts, { [key]: text }),
  removeItem: (key) => void Reflect.deleteProperty(texts, key),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the storage', () => {
  test('writes the listed fields and nothing else', async () => {
    const area = areaOf();
    const storage = createStorage({ area: () => area });
    const user = { id: 7, name: 'Sam', email: 's@larder.test' };
    storage.write({ token: 't', user, ...({ password: 'secret' } as object) });
    storage.flush();
    expect(createStorage({ area: () => area }).read()).toEqual({ token: 't', user: { id: 7, name: 'Sam' } });
  });

  test('keeps ids of either type', () => {
    const fields = {
      user: { id: 'usr_7', name: 'Sam' },
      selectedShopIds: [3, 'green-lane'],
      activeShopId: 'green-lane',
    };
    expect(storedFrom(JSON.stringify({ v: 1, ...fields }))).toEqual(fields);
  });

  test('writes all patches at once, after a delay', async () => {
    const area = areaOf();
    const set = vi.spyOn(area, 'setItem');
    const storage = createStorage({ area: () => area });
    storage.write({ locale: 'ar' });
    storage.write({ currency: 'EUR' });
    expect(storage.read()).toEqual({ locale: 'ar', currency: 'EUR' });
    vi.advanceTimersByTime(storageDebounceMs - 1);
    expect(set).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(set).toHaveBeenCalledTimes(1);
  });

  test('overwrites only the fields of its patch, whatever another tab wrote meanwhile', async () => {
    const area = areaOf();
    const [one, other] = [createStorage({ area: () => area }), createStorage({ area: () => area })];
    one.write({ token: 't1' });
    other.write({ scheme: 'dark' });
    other.flush();
    one.flush();
    expect(other.read()).toEqual({ token: 't1', scheme: 'dark' });
    one.write({ token: undefined });
    one.flush();
    expect(other.read()).toEqual({ scheme: 'dark' });
  });

  test.each([
    ['dark', 'true'],
    ['light', 'false'],
  ] as const)('keeps the scheme %s as the flag darkMode %s as well', (scheme, flag) => {
    const area = areaOf();
    const storage = createStorage({ area: () => area });
    storage.write({ locale: 'ar' });
    storage.flush();
    expect(area.texts.darkMode).toBeUndefined();
    storage.write({ scheme });
    storage.flush();
    expect(area.texts.darkMode).toBe(flag);
  });

  test('has no flag darkMode for the scheme of the device', () => {
    const area = areaOf();
    const storage = createStorage({ area: () => area });
    for (const scheme of ['dark', 'system'] as const) {
      storage.write({ scheme });
      storage.flush();
    }
    expect(area.texts.darkMode).toBeUndefined();
    expect(storage.read().scheme).toBe('system');
  });

  test.each([
    ['true', 'dark'],
    ['false', 'light'],
    ['1', undefined],
  ])('reads the flag darkMode %s as the scheme %s where none is stored', (flag, scheme) => {
    const area = areaOf();
    area.setItem('darkMode', flag);
    const storage = createStorage({ area: () => area });
    expect(storage.read().scheme).toBe(scheme);
    storage.write({ scheme: 'system' });
    expect(storage.read().scheme).toBe('system');
  });

  test('mirrors language, currency and colour scheme for the server when they change', () => {
    const mirror = vi.fn();
    const area = areaOf();
    const storage = createStorage({ area: () => area, mirror });
    storage.write({ locale: 'ar', currency: 'EUR', scheme: 'dark' });
    storage.flush();
    storage.write({ favoriteCount: 3 });
    storage.flush();
    expect(mirror.mock.calls).toEqual([['ar|EUR|dark']]);
  });

  test('stores the settings of the shop apart, and reads them with gaps', async () => {
    const area = areaOf();
    const storage = createStorage({ area: () => area });
    storage.write({ settings: theSettings() });
    storage.flush();
    expect(await storage.readSettings()).toEqual(theSettings());
    area.texts['larder.settings'] = '{"app_name":"Holes"}';
    expect((await storage.readSettings())?.app_name).toBe('Holes');
  });

  test.each([
    ['is disabled', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['is full', { ...areaOf(), setItem: refuse }],
  ])('is replaced by memory when it %s, and that is logged once', async (_, area) => {
    const report = vi.fn();
    const storage = createStorage({ area: () => area, report });
    storage.write({ locale: 'ar' });
    expect(storage.flush()).toBe(false);
    storage.write({ currency: 'EUR' });
    expect(storage.flush()).toBe(false);
    expect(storage.read()).toEqual({ locale: 'ar', currency: 'EUR' });
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('a storage that is full', () => {
  /** Refuses the records of the keys, as long as they are there. */
  const fullFor = (keys: Set<string>) => {
    const area = areaOf();
    const setItem: StorageArea['setItem'] = (key, text) => (keys.has(key) ? refuse() : area.setItem(key, text));
    return { ...area, setItem };
  };

  test('for the settings alone still takes the rest, and sees what another tab writes', async () => {
    const area = fullFor(new Set(['larder.settings']));
    const storage = createStorage({ area: () => area });
    storage.write({ token: 'of-a', settings: theSettings() });
    expect(storage.flush()).toBe(true);
    expect(await storage.readSettings()).toEqual(theSettings());
    const other = createStorage({ area: () => area });
    other.write({ token: 'of-b' });
    other.flush();
    storage.write({ scheme: 'dark' });
    storage.flush();
    expect(storage.read()).toEqual({ token: 'of-b', scheme: 'dark' });
    expect(other.read()).toEqual({ token: 'of-b', scheme: 'dark' });
  });

  test('takes what did not fit as soon as there is room', () => {
    const keys = new Set(['larder']);
    const area = fullFor(keys);
    const storage = createStorage({ area: () => area });
    storage.write({ locale: 'ar' });
    expect(storage.flush()).toBe(false);
    keys.clear();
    storage.write({ currency: 'EUR' });
    expect(storage.flush()).toBe(true);
    expect(createStorage({ area: () => area }).read()).toEqual({ locale: 'ar', currency: 'EUR' });
  });
});

describe('the content of the storage', () => {
  const junk = ['', 'null', '[]', '3', '"text"', '{', '{}', '{"v":1', '{"v":0,"token":"t"}', '{"v":99,"token":"t"}'];

  test.each([...junk, `{"v":1,"token":"${'x'.repeat(600_000)}"}`].map((text) => [text.slice(0, 30), text]))(
    'is ignored when it is %s',
    async (_, text) => expect(storedFrom(text)).toEqual({}),
  );

  test.each([
    ['{"v":1,"token":3,"locale":"ar"}'],
    ['{"v":1,"user":"Sam","favoriteCount":-1,"locale":"ar"}'],
    ['{"v":1,"__proto__":{"token":"t"},"scheme":"blue","locale":"ar"}'],
    ['{"v":1,"selectedShopIds":[1,""],"activeShopId":1.5,"locale":"ar"}'],
    ['{"v":1,"keepNotices":"yes","lessMotion":1,"locale":"ar"}'],
  ])('loses only its broken fields: %s', async (text) => {
    expect(storedFrom(text)).toEqual({ locale: 'ar' });
  });
});
