import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { aFailure, theSettings } from '#tests/support/data/builders.ts';
import { requestTimeoutMs } from '../constants.ts';
import { call } from '../shared/call.ts';
import { localeMachine } from './locale.machine.ts';
import { selectCatalogue, selectDirection, selectLocale } from './locale.selectors.ts';
import type { Catalogue } from './locale.types.ts';

const { languages } = theSettings({
  languages: [
    { id: 1, name: 'en', title: 'English', direction: 'ltr' },
    { id: 2, name: 'ar', title: 'العربية', direction: 'rtl' },
    { id: 3, name: 'ir', title: 'فارسی', direction: 'rtl' },
  ],
});

type Ports = { claim?: boolean; saved?: boolean; getCatalogue?: () => Promise<Catalogue> };

const start = async ({ claim = true, saved = true, getCatalogue }: Ports = {}, appLocale = 'en') => {
  const requested: string[] = [];
  const emitted: string[] = [];
  const machine = localeMachine.provide({
    actors: {
      claimFollowing: call(async () => claim),
      getCatalogue: call(({ locale }: { locale: string }) => {
        requested.push(`catalogue ${locale}`);
        return getCatalogue?.() ?? Promise.resolve({ Cart: locale });
      }),
      saveLocale: call(async ({ locale }: { locale: string; appLocale: string }) => {
        requested.push(`save ${locale}`);
        return saved;
      }),
      reload: call(() => {
        requested.push('reload');
        return new Promise<void>(() => {});
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { locale: 'en', appLocale, languages }, clock });
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  await settled();
  return { actor, requested, clock, emitted };
};

const choose = async (ports: Ports, locale: string) => {
  const harness = await start(ports);
  harness.actor.send({ type: 'locale.choose', locale });
  await settled();
  return { ...harness, snapshot: harness.actor.getSnapshot() };
};

describe(localeMachine.id, () => {
  test('ready + locale.choose → fetches the texts, stores the choice, then reloads', async () => {
    const { requested, snapshot } = await choose({}, 'ar');
    expect(requested).toEqual(['catalogue ar', 'save ar', 'reload']);
    expect(snapshot.value).toBe('reloading');
  });

  test('switching + no response → is logged only, and a language can be chosen again', async () => {
    const harness = await choose({ getCatalogue: () => new Promise(() => {}) }, 'ar');
    expect(harness.snapshot.matches('switching')).toBe(true);
    harness.clock.increment(requestTimeoutMs);
    expect(harness.actor.getSnapshot().value).toBe('ready');
    expect(harness.emitted).toEqual(['failure.logged']);
    harness.actor.send({ type: 'locale.choose', locale: 'ar' });
    expect(harness.requested).toEqual(['catalogue ar', 'catalogue ar']);
  });

  test('switching + failed texts → keeps the locale, is logged only and does not reload', async () => {
    const { requested, emitted, snapshot } = await choose({ getCatalogue: () => Promise.reject(aFailure()) }, 'ar');
    expect(requested).toEqual(['catalogue ar']);
    expect(snapshot.value).toBe('ready');
    expect(selectLocale(snapshot)).toBe('en');
    expect(emitted).toEqual(['failure.logged']);
  });

  test('switching without storage → changes in place, since a reload would lose the choice', async () => {
    const { requested, snapshot, emitted } = await choose({ saved: false }, 'ar');
    expect(snapshot.value).toBe('ready');
    expect(snapshot.context).toMatchObject({ pending: undefined, loaded: undefined });
    expect(emitted).toEqual(['locale.changed']);
    expect(requested).not.toContain('reload');
    expect(selectLocale(snapshot)).toBe('ar');
    expect(selectCatalogue(snapshot)).toEqual({ Cart: 'ar' });
    expect(selectDirection(snapshot)).toBe('rtl');
  });

  test('following + locale.choose → prepares the choice of the shopper, whatever the storage says', async () => {
    const input = { locale: 'en', appLocale: 'ar', languages };
    const { send, requested, respond, snapshot } = startHeld(localeMachine, input, [
      'claimFollowing',
      'getCatalogue',
      'saveLocale',
    ]);
    expect(snapshot().value).toBe('following');
    send({ type: 'locale.choose', locale: 'ir' });
    expect(requested('getCatalogue')).toEqual([{ locale: 'ir' }]);
    await respond('getCatalogue', { Cart: 'ir' });
    await respond('saveLocale', false);
    expect(selectLocale(snapshot())).toBe('ir');
  });

  test('switching + locale.choose → prepares the newer choice, and the older one has no effect', async () => {
    const input = { locale: 'en', appLocale: 'en', languages };
    const { send, requested, respond, snapshot } = startHeld(localeMachine, input, ['getCatalogue', 'saveLocale']);
    for (const locale of ['ar', 'ir'] as const) send({ type: 'locale.choose', locale });
    expect(requested('getCatalogue')).toEqual([{ locale: 'ar' }, { locale: 'ir' }]);
    await respond('getCatalogue', { Cart: 'ar' }, 0);
    expect(requested('saveLocale')).toEqual([]);
    await respond('getCatalogue', { Cart: 'ir' });
    expect(requested('saveLocale')).toEqual([{ locale: 'ir', appLocale: 'en' }]);
    expect(snapshot().context.loaded).toEqual({ Cart: 'ir' });
  });

  test.each(['en', 'xx'])('ready + locale.choose %s → ignores the same or an unknown language', async (locale) => {
    const { requested } = await choose({}, locale);
    expect(requested).toEqual([]);
  });

  test('The server’s locale is followed when it never was before', async () => {
    const { requested } = await start({}, 'ar');
    expect(requested).toEqual(['catalogue ar', 'save ar', 'reload']);
  });

  test('The server’s locale is not followed twice', async () => {
    const { actor, requested } = await start({ claim: false }, 'ar');
    expect(requested).toEqual([]);
    expect(actor.getSnapshot().value).toBe('ready');
    expect(selectLocale(actor.getSnapshot())).toBe('en');
  });

  test.each([
    ['en', true],
    ['tlh', false],
  ])('following from %s → says whether the shop still offers it: %s', (locale, isOffered) => {
    const { requested } = startHeld(localeMachine, { locale, appLocale: 'ar', languages }, ['claimFollowing']);
    expect(requested('claimFollowing')).toEqual([{ appLocale: 'ar', isOffered }]);
  });

  test('A locale that the shop does not list is not followed', async () => {
    const { actor } = await start({}, 'tlh');
    expect(actor.getSnapshot().value).toBe('ready');
  });

  describe('a port that fails', () => {
    const ports = ['claimFollowing', 'getCatalogue', 'saveLocale', 'reload'];
    const begin = (appLocale = 'en') => startHeld(localeMachine, { locale: 'en', appLocale, languages }, ports);
    const broken = { kind: 'broken' } as const;
    const logged = (operation: string) => [{ type: 'failure.logged', operation, failure: broken }];

    const reach = async (port: 'getCatalogue' | 'saveLocale' | 'reload') => {
      const harness = begin();
      harness.send({ type: 'locale.choose', locale: 'ar' });
      if (port !== 'getCatalogue') await harness.respond('getCatalogue', { Cart: 'ar' });
      if (port === 'reload') await harness.respond('saveLocale', true);
      return harness;
    };

    test('claimFollowing → is logged, and the shop keeps its locale', async () => {
      const { refuse, emitted, snapshot } = begin('ar');
      await refuse('claimFollowing', broken);
      expect([snapshot().value, selectLocale(snapshot())]).toEqual(['ready', 'en']);
      expect(emitted('failure.logged')).toEqual(logged('claimFollowing'));
    });

    test('getCatalogue → is logged, and the shop keeps its locale', async () => {
      const { refuse, emitted, snapshot } = await reach('getCatalogue');
      await refuse('getCatalogue', broken);
      expect([snapshot().value, selectLocale(snapshot())]).toEqual(['ready', 'en']);
      expect(emitted('failure.logged')).toEqual(logged('getCatalogue'));
    });

    test.each(['saveLocale', 'reload'] as const)('%s → is logged, and the shop changes in place', async (port) => {
      const { refuse, emitted, snapshot } = await reach(port);
      await refuse(port, broken);
      expect([snapshot().value, selectLocale(snapshot())]).toEqual(['ready', 'ar']);
      expect(selectCatalogue(snapshot())).toEqual({ Cart: 'ar' });
      expect(emitted('failure.logged')).toEqual(logged(port));
      expect(emitted('locale.changed')).toHaveLength(1);
    });

    test('a page that has to stay → the shop changes in place', async () => {
      const { respond, emitted, snapshot } = await reach('reload');
      await respond('reload', undefined);
      expect([snapshot().value, selectLocale(snapshot())]).toEqual(['ready', 'ar']);
      expect(emitted('locale.changed')).toHaveLength(1);
    });
  });
});
