import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { settled } from '#tests/support/charts/settled.ts';
import { aFailure, theSettings } from '#tests/support/data/builders.ts';
import { hungCallMs } from '../constants.ts';
import { call } from '../kit/call.ts';
import { localeMachine } from './locale.machine.ts';
import { selectCatalogue, selectDirection, selectLocale } from './locale.selectors.ts';
import type { Catalogue } from './locale.types.ts';

const { languages } = theSettings();

type Ports = { claim?: boolean; saved?: boolean; getCatalogue?: () => Promise<Catalogue> };

const start = async ({ claim = true, saved = true, getCatalogue }: Ports = {}, appLocale = 'en') => {
  const asked: string[] = [];
  const emitted: string[] = [];
  const machine = localeMachine.provide({
    actors: {
      claimFollowing: call(async () => claim),
      getCatalogue: call(({ locale }: { locale: string }) => {
        asked.push(`catalogue ${locale}`);
        return getCatalogue?.() ?? Promise.resolve({ Cart: locale });
      }),
      saveLocale: call(async ({ locale }: { locale: string }) => {
        asked.push(`save ${locale}`);
        return saved;
      }),
      reload: call(() => {
        asked.push('reload');
        return new Promise<void>(() => {});
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { locale: 'en', appLocale, languages }, clock });
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  await settled();
  return { actor, asked, clock, emitted };
};

const choose = async (ports: Ports, locale: string) => {
  const rig = await start(ports);
  rig.actor.send({ type: 'locale.choose', locale });
  await settled();
  return { ...rig, snapshot: rig.actor.getSnapshot() };
};

describe(localeMachine.id, () => {
  test('ready + locale.choose: fetches the texts, stores the choice, then reloads', async () => {
    const { asked, snapshot } = await choose({}, 'ar');
    expect(asked).toEqual(['catalogue ar', 'save ar', 'reload']);
    expect(snapshot.value).toBe('reloading');
  });

  test('switching, no answer: gives up, says so, and a language can be chosen again', async () => {
    const rig = await choose({ getCatalogue: () => new Promise(() => {}) }, 'ar');
    expect(rig.snapshot.matches('switching')).toBe(true);
    rig.clock.increment(hungCallMs);
    expect(rig.actor.getSnapshot().value).toBe('ready');
    expect(rig.emitted).toEqual(['notice.wanted']);
    rig.actor.send({ type: 'locale.choose', locale: 'ar' });
    expect(rig.asked).toEqual(['catalogue ar', 'catalogue ar']);
  });

  test('switching, texts failed: stays as it was, says so and does not reload', async () => {
    const { asked, emitted, snapshot } = await choose({ getCatalogue: () => Promise.reject(aFailure()) }, 'ar');
    expect(asked).toEqual(['catalogue ar']);
    expect(selectLocale(snapshot)).toBe('en');
    expect(emitted).toEqual(['failure.noted', 'notice.wanted']);
  });

  test('switching without storage: changes in place, since a reload would forget', async () => {
    const { asked, snapshot } = await choose({ saved: false }, 'ar');
    expect(asked).not.toContain('reload');
    expect(selectLocale(snapshot)).toBe('ar');
    expect(selectCatalogue(snapshot)).toEqual({ Cart: 'ar' });
    expect(selectDirection(snapshot)).toBe('rtl');
  });

  test.each(['en', 'xx'])(
    'ready + locale.choose %s: the same or an unknown language changes nothing',
    async (locale) => {
      const { asked } = await choose({}, locale);
      expect(asked).toEqual([]);
    },
  );

  test('a server that serves another locale is followed when that was never done', async () => {
    const { asked } = await start({}, 'ar');
    expect(asked).toEqual(['catalogue ar', 'save ar', 'reload']);
  });

  test('a server that insists is not followed twice', async () => {
    const { actor, asked } = await start({ claim: false }, 'ar');
    expect(asked).toEqual([]);
    expect(selectLocale(actor.getSnapshot())).toBe('en');
  });

  test('a locale that the shop does not list is not followed', async () => {
    const { actor } = await start({}, 'tlh');
    expect(actor.getSnapshot().value).toBe('ready');
  });
});
