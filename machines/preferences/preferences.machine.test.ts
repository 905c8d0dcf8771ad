import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { call } from '../shared/call.ts';
import { preferencesMachine } from './preferences.machine.ts';
import {
  selectCalendar,
  selectKeepNotices,
  selectLessMotion,
  selectMoney,
  selectScheme,
} from './preferences.selectors.ts';
import type { Choices } from './preferences.types.ts';

const euroShop = theSettings({ currency: { name: 'EUR', symbol: '€', rate: 1, position: 'suffix' } });

const start = async (choices: Choices, settings = theSettings()) => {
  const stored: string[] = [];
  const comfort: unknown[] = [];
  const notified: unknown[] = [];
  const schemes: unknown[] = [];
  const names: unknown[] = [];
  const dates: unknown[] = [];
  const machine = preferencesMachine.provide({
    actors: { recallChoices: call(async () => choices) },
    actions: {
      storeCurrency: ({ context }) => void stored.push(context.currency),
      storeScheme: ({ context }) => void schemes.push(context.scheme),
      storeSettings: ({ context }) => void names.push(context.settings.app_name),
      storeCalendar: ({ context }) => void dates.push(context.calendar),
      storeComfort: ({ context: { keepNotices, lessMotion } }) => void comfort.push([keepNotices, lessMotion]),
    },
  });
  const actor = createActor(machine, { input: { settings } });
  actor.on('notices.chosen', ({ keepNotices }) => void notified.push(keepNotices));
  actor.start();
  await settled();
  return { actor, stored, comfort, notified, schemes, names, dates, money: () => selectMoney(actor.getSnapshot()) };
};

describe(preferencesMachine.id, () => {
  test('before it is started it shows what the input says', () => {
    const actor = createActor(preferencesMachine, {
      input: { settings: theSettings(), currency: 'EUR', scheme: 'dark' },
    });
    expect(selectMoney(actor.getSnapshot())).toEqual({ name: 'EUR', symbol: '€', rate: 0.9, position: 'suffix' });
    expect(selectScheme(actor.getSnapshot())).toBe('dark');
  });

  test('without a choice the default currency counts', async () => {
    const { actor, money, stored, names } = await start({});
    expect(money().name).toBe('USD');
    expect(actor.getSnapshot().value).toBe('known');
    expect([stored, names]).toEqual([['USD'], [theSettings().app_name]]);
  });

  test('a choice stands while the default currency keeps its name', async () => {
    expect((await start({ currency: 'EUR', lastDefaultCurrency: 'USD' })).money().name).toBe('EUR');
  });

  test('a choice falls when the shop has another default currency, or does not offer it any more', async () => {
    expect((await start({ currency: 'USD', lastDefaultCurrency: 'USD' }, euroShop)).money().name).toBe('EUR');
    expect((await start({ currency: 'GBP', lastDefaultCurrency: 'USD' })).money().name).toBe('USD');
  });

  test('settings.replace with another default currency takes it over', async () => {
    const { actor, money, names, stored } = await start({ currency: 'EUR', lastDefaultCurrency: 'USD' });
    actor.send({ type: 'settings.replace', settings: theSettings({ app_name: 'Renamed' }) });
    expect(money().name).toBe('EUR');
    expect([names.at(-1), names.length, stored]).toEqual(['Renamed', 2, ['EUR', 'EUR']]);
    actor.send({ type: 'settings.replace', settings: { ...euroShop, currencies: [] } });
    expect(money()).toEqual({ name: 'EUR', symbol: '€', rate: 1, position: 'suffix' });
  });

  test('currency.choose only sets the selected currency, and stores it', async () => {
    const { actor, stored, money } = await start({});
    actor.send({ type: 'currency.choose', name: 'EUR' });
    expect(money().rate).toBe(0.9);
    expect(stored.at(-1)).toBe('EUR');
  });

  test('scheme.choose is followed', async () => {
    const { actor, schemes } = await start({ scheme: 'dark' });
    expect(selectScheme(actor.getSnapshot())).toBe('dark');
    actor.send({ type: 'scheme.choose', scheme: 'light' });
    expect(selectScheme(actor.getSnapshot())).toBe('light');
    expect(schemes).toEqual(['light']);
  });

  test('notices and motion: what an earlier visit chose holds, and is told to whom it concerns', async () => {
    const { actor, notified, comfort } = await start({ keepNotices: true, lessMotion: true });
    expect(selectKeepNotices(actor.getSnapshot())).toBe(true);
    expect(selectLessMotion(actor.getSnapshot())).toBe(true);
    expect(notified).toEqual([true]);
    expect(comfort).toEqual([]);
  });

  test('notices.choose and motion.choose are followed, told and stored', async () => {
    const { actor, notified, comfort } = await start({});
    actor.send({ type: 'notices.choose', keepNotices: true });
    actor.send({ type: 'motion.choose', lessMotion: true });
    actor.send({ type: 'notices.choose', keepNotices: false });
    expect(notified).toEqual([false, true, false]);
    expect(comfort).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  test('calendar.choose is followed and stored, and holds at the next visit (R76)', async () => {
    const { actor, dates } = await start({});
    expect(selectCalendar(actor.getSnapshot())).toBe('language');
    actor.send({ type: 'calendar.choose', calendar: 'gregorian' });
    expect(selectCalendar(actor.getSnapshot())).toBe('gregorian');
    expect(dates).toEqual(['gregorian']);
    expect(selectCalendar((await start({ calendar: 'gregorian' })).actor.getSnapshot())).toBe('gregorian');
  });

  test('choices that cannot be recalled → logs the failure and keeps the built-in ones', async () => {
    const { emitted, refuse, snapshot } = startHeld(preferencesMachine, { settings: theSettings() }, ['recallChoices']);
    await refuse('recallChoices', { kind: 'broken' });
    expect(snapshot().value).toBe('known');
    expect(emitted('failure.logged')).toEqual([
      { type: 'failure.logged', operation: 'recallChoices', failure: { kind: 'broken' } },
    ]);
  });
});
