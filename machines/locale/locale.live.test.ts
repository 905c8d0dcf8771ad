/** The language over visits: each tab has its own memory of what it followed, and all share the storage. */
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createClient } from '#api/client.ts';
import { locales } from '#locales/locales.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { createStorage } from '../storage/storage.live.ts';
import { liveLocale } from './locale.live.ts';
import { selectLocale } from './locale.selectors.ts';

const languagesNamed = (names: readonly string[]) =>
  theSettings({ languages: names.map((name, id) => ({ id, name, title: name, direction: 'ltr' as const })) }).languages;

const client = createClient({
  baseUrl: 'http://shop.test/api',
  fetch: async () => Response.json({}),
  locale: () => 'en',
  token: () => undefined,
});

/** A browser whose shop is in this language. */
const newBrowser = (locale: string) => {
  let text: string | null = JSON.stringify({ v: 1, locale });
  const area = {
    getItem: () => text,
    setItem: (_: string, written: string) => {
      text = written;
    },
    removeItem: () => {},
  };
  /** Opens the shop in a new tab; it reloads in place. */
  const openTab = async (appLocale: string, names: readonly string[] = locales) => {
    const storage = createStorage({ area: () => area });
    const claimed = new Set<string>();
    const claimOnce = (cause: string) => !claimed.has(cause) && Boolean(claimed.add(cause));
    const page = { reload: async () => {}, claimOnce };
    const input = { locale: storage.read().locale ?? 'en', appLocale, languages: languagesNamed(names) };
    const actor = createActor(liveLocale({ client, storage, page }), { input }).start();
    const isReady = () => waitFor(actor, (snapshot) => snapshot.matches('ready'));
    await isReady();
    const choose = async (locale: string) => {
      actor.send({ type: 'locale.choose', locale });
      await isReady();
    };
    return { choose, stored: () => storage.read().locale, shown: () => selectLocale(actor.getSnapshot()) };
  };
  return { openTab };
};

describe('a back end whose app_locale is always English', () => {
  test('is followed at the first visit', async () => {
    const tab = await newBrowser('ar').openTab('en');
    expect([tab.shown(), tab.stored()]).toEqual(['en', 'en']);
  });

  test('leaves the choice of the shopper as it is, in this tab and in every later one', async () => {
    const { openTab } = newBrowser('en');
    const tab = await openTab('en');
    await tab.choose('ar');
    expect([tab.shown(), tab.stored()]).toEqual(['ar', 'ar']);
    const later = await openTab('en');
    expect([later.shown(), later.stored()]).toEqual(['ar', 'ar']);
  });

  test('is followed again once it names another language', async () => {
    const { openTab } = newBrowser('en');
    await (await openTab('en')).choose('ar');
    expect((await openTab('ir')).shown()).toBe('ir');
  });

  test('is followed when it no longer offers the chosen language', async () => {
    const { openTab } = newBrowser('en');
    await (await openTab('en')).choose('ar');
    expect((await openTab('en', ['en', 'ir'])).shown()).toBe('en');
  });
});
