import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { startHarness } from '#tests/support/charts/chart-harness.ts';
import { openShop, startRoot } from '#tests/support/charts/scribed-root.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { aFailure, theSettings } from '#tests/support/data/builders.ts';
import { bootTimeoutMs, requestTimeoutMs, settingsRetryMs } from '../constants.ts';
import { coreFlows } from '../registry.ts';
import { selectSession } from '../session/session.selectors.ts';
import { storefrontMachine } from './storefront.machine.ts';
import { selectStatus } from './storefront.selectors.ts';

const never = () => new Promise<never>(() => {});

describe('opening', () => {
  test('with settings the shop is ready before it is started, with every flow in its first state', () => {
    const actor = createActor(storefrontMachine, { input: { ...openShop, currency: 'EUR' } });
    expect(selectStatus(actor.getSnapshot())).toBe('ready');
    for (const name of coreFlows) expect(actor.system.get(name), name).toBeDefined();
    expect(actor.system.get('preferences').getSnapshot().context.currency).toBe('EUR');
    expect(selectSession(actor.system.get('session').getSnapshot()).status).toBe('pending');
  });

  test('without settings it boots, and is ready when they came', async () => {
    const { actor, status } = startRoot({ locale: 'en' }, { getMaster: async () => theSettings() });
    expect(status()).toBe('booting');
    await settled();
    expect(status()).toBe('ready');
    expect(actor.getSnapshot().context.catalogue).toEqual({ Cart: 'Cart' });
  });

  test('without settings from anywhere it is unavailable, and Retry asks again', async () => {
    const responses = [Promise.reject(aFailure('network')), Promise.resolve(theSettings())];
    const { send, status } = startRoot({ locale: 'en' }, { getMaster: () => responses.shift() ?? never() });
    await settled();
    expect(status()).toBe('unavailable');
    send({ type: 'boot.retry' });
    await settled();
    expect(status()).toBe('ready');
  });

  test('while it is unavailable it asks again by itself, ever later, and what is shown stays meanwhile', async () => {
    const shop = theSettings();
    const responses = [() => Promise.reject(aFailure()), () => Promise.reject(aFailure()), () => Promise.resolve(shop)];
    const getMaster = () => responses.shift()?.() ?? never();
    const { clock, status } = startRoot({ locale: 'en' }, { getMaster });
    await settled();
    clock.increment(settingsRetryMs);
    expect(status()).toBe('unavailable');
    await settled();
    clock.increment(settingsRetryMs);
    expect(responses).toHaveLength(1);
    clock.increment(settingsRetryMs);
    expect(status()).toBe('unavailable');
    await settled();
    expect(status()).toBe('ready');
  });

  test('with settings of an earlier visit it opens, and asks again ever later until fresh ones came', async () => {
    const fresh = theSettings({ app_name: 'Fresh' });
    const responses = [
      () => Promise.reject(aFailure()),
      () => Promise.reject(aFailure()),
      () => Promise.resolve(fresh),
    ];
    const getMaster = () => responses.shift()?.() ?? never();
    const { clock, heard, payloads, status } = startRoot({ locale: 'en' }, { getMaster, remembered: theSettings() });
    await settled();
    expect(status()).toBe('ready');
    clock.increment(settingsRetryMs);
    await settled();
    clock.increment(settingsRetryMs);
    expect(responses).toHaveLength(1);
    clock.increment(settingsRetryMs);
    await settled();
    expect(heard).toContain('preferences: settings.replace');
    expect(payloads.at(-1)).toMatchObject({ settings: { app_name: 'Fresh' } });
  });

  test('a server that hangs does not keep a shop shut that was open before', async () => {
    const { clock, status } = startRoot({ locale: 'en' }, { remembered: theSettings() });
    await settled();
    expect(status()).toBe('booting');
    clock.increment(bootTimeoutMs);
    await settled();
    expect(status()).toBe('ready');
  });

  test('a server that hangs at a first visit is given up, and Retry asks again', async () => {
    const { clock, status } = startRoot({ locale: 'en' }, {});
    await settled();
    clock.increment(bootTimeoutMs);
    await settled();
    expect(status()).toBe('booting');
    clock.increment(requestTimeoutMs);
    await settled();
    expect(status()).toBe('unavailable');
  });

  test('a second question that hangs does not end the asking', async () => {
    let requested = 0;
    const getMaster = () => {
      requested += 1;
      return requested === 1 ? Promise.reject(aFailure()) : never();
    };
    const { clock } = startRoot({ locale: 'en' }, { getMaster, remembered: theSettings() });
    await settled();
    clock.increment(settingsRetryMs);
    clock.increment(requestTimeoutMs);
    clock.increment(2 * settingsRetryMs);
    expect(requested).toBe(3);
  });

  test('settings of an earlier visit in another language do not bring that language back', async () => {
    const remembered = theSettings({ app_locale: 'en' });
    const { actor, clock } = startRoot({ locale: 'ar' }, { remembered });
    await settled();
    clock.increment(bootTimeoutMs);
    await settled();
    expect(actor.getSnapshot().context.settings?.app_locale).toBe('ar');
  });
});

test('booting + a failure that the boot reports → is logged', () => {
  const { done, send } = startRoot({ locale: 'en' });
  send({ type: 'failure.logged', operation: 'getCatalogue', failure: aFailure() });
  expect(done).toEqual(['log getCatalogue']);
});

describe('the code of the boot', () => {
  const start = () => startHarness(storefrontMachine, { locale: 'en' }, ['loadBoot']);
  const failed = { type: 'xstate.error.actor.loadBoot', error: { kind: 'network' } };

  test('booting + a failure to load it → unavailable, and Retry loads it again', async () => {
    const shop = start();
    await shop.take(failed);
    expect(shop.actor.getSnapshot().value).toBe('unavailable');
    await shop.take({ type: 'boot.retry' });
    expect(shop.actor.getSnapshot().value).toEqual({ booting: 'loading' });
    expect(shop.requested).toHaveLength(2);
    shop.actor.stop();
  });

  test('booting + no chunk before the timeout → unavailable', () => {
    const clock = new SimulatedClock();
    const machine = storefrontMachine.provide({ actors: { loadBoot: fromPromise(() => never()) as never } });
    const shop = createActor(machine, { input: { locale: 'en' }, clock }).start();
    clock.increment(requestTimeoutMs);
    expect(shop.getSnapshot().value).toBe('unavailable');
    shop.stop();
  });
});
