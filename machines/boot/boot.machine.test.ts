import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { bootTimeoutMs, requestTimeoutMs } from '../constants.ts';
import { bootMachine } from './boot.machine.ts';

const ports = ['getMaster', 'getCatalogue', 'recallSettings'] as const;
const start = (locale = 'en') => {
  const boot = startHeld(bootMachine, { locale }, ports);
  const emitted: AnyEventObject[] = [];
  boot.actor.on('*', (fact) => void emitted.push(fact));
  return { ...boot, emittedFacts: emitted };
};
const catalogue = { Cart: 'Cart' };

describe(bootMachine.id, () => {
  test('settings and texts → succeeds with both', async () => {
    const boot = start();
    await boot.respond('recallSettings', undefined);
    await boot.respond('getCatalogue', catalogue);
    await boot.respond('getMaster', theSettings());
    expect(boot.emittedFacts).toEqual([{ type: 'boot.succeeded', found: { settings: theSettings(), catalogue } }]);
  });

  test('a slow server + settings of an earlier visit → recalls them after the boot timeout, in the locale of this visit', async () => {
    const boot = start('ar');
    await boot.respond('recallSettings', theSettings({ app_locale: 'en' }));
    await boot.respond('getCatalogue', catalogue);
    boot.pass(bootTimeoutMs);
    const settings = theSettings({ app_locale: 'ar' });
    expect(boot.emittedFacts).toEqual([{ type: 'boot.recalled', found: { settings, catalogue } }]);
  });

  test('no settings from anywhere → fails after the request timeout, and keeps the texts', async () => {
    const boot = start();
    await boot.respond('recallSettings', undefined);
    await boot.respond('getCatalogue', catalogue);
    boot.pass(requestTimeoutMs);
    const cause = 'The shop takes too long to answer. Please try again shortly.';
    expect(boot.emittedFacts).toEqual([{ type: 'boot.failed', found: { catalogue, cause } }]);
  });

  test.each([
    ['network', 'Check your connection and try again'],
    ['broken', 'The shop has a problem at the moment. Please try again shortly.'],
    ['notJson', 'We can’t read what the shop sent. Please try again later.'],
  ] as const)('settings fail by the kind %s → fails with the cause', async (kind, cause) => {
    const boot = start();
    await boot.respond('recallSettings', undefined);
    await boot.respond('getCatalogue', catalogue);
    await boot.refuse('getMaster', { kind });
    expect(boot.emittedFacts).toEqual([{ type: 'boot.failed', found: { catalogue, cause } }]);
  });

  test('slow texts → succeeds without them after the boot timeout', async () => {
    const boot = start();
    await boot.respond('recallSettings', undefined);
    await boot.respond('getMaster', theSettings());
    expect(boot.emittedFacts).toEqual([]);
    boot.pass(bootTimeoutMs);
    expect(boot.emittedFacts).toEqual([
      { type: 'failure.logged', operation: 'getCatalogue', failure: { kind: 'timeout' } },
      { type: 'boot.succeeded', found: { settings: theSettings() } },
    ]);
  });

  test('texts fail → logs it and succeeds without them', async () => {
    const boot = start();
    await boot.respond('recallSettings', undefined);
    await boot.refuse('getCatalogue', { kind: 'network' });
    await boot.respond('getMaster', theSettings());
    expect(boot.emittedFacts).toEqual([
      { type: 'failure.logged', operation: 'getCatalogue', failure: { kind: 'network' } },
      { type: 'boot.succeeded', found: { settings: theSettings() } },
    ]);
  });
});
