/** Edge cases of the charts: rare responses and races. */
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import { bootMachine } from '#machines/boot/boot.machine.ts';
import { bootTimeoutMs, requestTimeoutMs } from '#machines/constants.ts';
import { localeMachine } from '#machines/locale/locale.machine.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { saleClockMachine } from '#machines/sale-clock/sale-clock.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shareMachine } from '#machines/share/share.machine.ts';
import { resourceMachine } from '#machines/shared/resource.machine.ts';
import { unauthorized } from '#tests/models/cart.ts';
import { home } from '#tests/models/checkout.ts';
import { startHarness } from '#tests/support/charts/chart-harness.ts';
import { startRoot } from '#tests/support/charts/scribed-root.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { findCharts } from '#tools/flows/find.ts';

const done = (port: string, output?: unknown) => ({ type: `xstate.done.actor.${port}`, output });
const failed = (port: string, error: unknown = { kind: 'network' }) => ({ type: `xstate.error.actor.${port}`, error });
const after = (delay: string) => ({ type: `xstate.after.${delay}.any` });

type Way = {
  machine: AnyStateMachine;
  input?: unknown;
  ports: string[];
  steps: EventObject[];
  ends: unknown;
  says?: string[];
};

const { languages } = theSettings();
const arabic = { locale: 'en', appLocale: 'en', languages };
const localePorts = ['claimFollowing', 'getCatalogue', 'saveLocale', 'reload'];
const chosen = [{ type: 'locale.choose', locale: 'ar' }, done('getCatalogue', {})];
const sessionPorts = ['restoreSession', 'getAccountDetails', 'logout'];
const sam = { account: { user: { id: 7, name: 'Sam' }, token: 't1' } };
const kim = { account: { user: { id: 8, name: 'Kim' }, token: 't2' } };
const news = (facts: object) => ({ type: 'resource.changed', activity: 'idle', ...facts });
const shown = { machine: resourceMachine, input: { read: { operation: 'getHome', params: {} } }, ports: [] };

const sale = { type: 'sale.watch', moment: 1000 };
const share = { type: 'share.start', title: 'Plums', url: 'https://larder.test/products/1/details' };
const shared = { machine: shareMachine, ports: ['openSheet', 'copy'] };

const ways: Record<string, Way> = {
  'new address + cancel → the list': {
    machine: addressPickerMachine,
    input: {},
    ports: ['listAddresses', 'addAddress'],
    steps: [done('listAddresses', [home]), { type: 'address.new' }, { type: 'address.cancel' }],
    ends: 'choosing',
  },
  'address saving + timeout → the form again': {
    machine: addressPickerMachine,
    input: {},
    ports: ['listAddresses', 'addAddress'],
    steps: [done('listAddresses', []), { type: 'address.save' }, after('requestTimeout')],
    ends: 'editing',
  },
  'claim of the server’s locale fails → the shop keeps its locale': {
    machine: localeMachine,
    input: { ...arabic, appLocale: 'ar' },
    ports: localePorts,
    steps: [failed('claimFollowing')],
    ends: 'ready',
    says: ['failure.logged'],
  },
  'storing a chosen locale fails → the locale is shown': {
    machine: localeMachine,
    input: arabic,
    ports: localePorts,
    steps: [...chosen, failed('saveLocale')],
    ends: 'ready',
    says: ['failure.logged', 'locale.changed'],
  },
  'a chosen locale without a reload → the locale is shown': {
    machine: localeMachine,
    input: arabic,
    ports: localePorts,
    steps: [...chosen, done('saveLocale', true), done('reload')],
    ends: 'ready',
    says: ['locale.changed'],
  },
  'the reload for a locale fails → the locale is shown': {
    machine: localeMachine,
    input: arabic,
    ports: localePorts,
    steps: [...chosen, done('saveLocale', true), failed('reload')],
    ends: 'ready',
    says: ['failure.logged', 'locale.changed'],
  },
  'query paused without a network + retry → still offline': {
    ...shown,
    steps: [news({ activity: 'paused' }), { type: 'resource.retry' }],
    ends: 'offline',
  },
  'query not found + retry → loading': {
    ...shown,
    steps: [news({ failure: { kind: 'notFound' } }), { type: 'resource.retry' }],
    ends: 'loading',
  },
  'session replaced in storage → the old session ends before the new one starts': {
    machine: sessionMachine,
    ports: sessionPorts,
    steps: [done('restoreSession', sam), { type: 'session.recheck' }, done('restoreSession', kim)],
    ends: { signedIn: 'idle' },
    says: ['session.started', 'session.ended', 'session.started'],
  },
  'refusal during the log-out → logged out': {
    machine: sessionMachine,
    ports: sessionPorts,
    steps: [
      done('restoreSession', sam),
      { type: 'logout.request' },
      { type: 'logout.confirm' },
      { type: 'session.drop', reason: 'refused' } as EventObject,
    ],
    ends: 'guest',
    says: ['session.started', 'notice.requested', 'session.ended'],
  },
  'two sales watched before the server’s time is known → both wait for it': {
    machine: saleClockMachine,
    input: { deviceTime: () => 0 },
    ports: ['compareClocks'],
    steps: [sale, { ...sale, moment: 2000 } as EventObject, done('compareClocks', 0)],
    ends: { server: 'read', seconds: 'ticking' },
  },
  'share pressed again while the sheet is open → a new sheet': {
    ...shared,
    steps: [share, share, done('openSheet', 'shared')],
    ends: 'idle',
  },
  'copying a link + timeout → a failure message': {
    ...shared,
    steps: [share, failed('openSheet'), { type: 'link.copy' }, after('requestTimeout')],
    ends: 'idle',
    says: ['notice.requested'],
  },
  'stored choices cannot be read → the built-in ones': {
    machine: preferencesMachine,
    input: { settings: theSettings() },
    ports: ['recallChoices'],
    steps: [failed('recallChoices')],
    ends: 'known',
    says: ['failure.logged'],
  },
};

test.each(Object.entries(ways))('%s', async (_name, { machine, input, ports, steps, ends, says = [] }) => {
  const harness = startHarness(machine, input, ports);
  for (const step of steps) await harness.take(step);
  expect(harness.actor.getSnapshot().value).toEqual(ends);
  expect(harness.emitted.map(({ type }) => type)).toEqual(says);
  harness.actor.stop();
});

describe('the root', () => {
  test('refreshes the cart when prices changed', () => {
    const { heard, send } = startRoot({ locale: 'en', settings: theSettings(), catalogue: {} });
    send({ type: 'prices.changed' });
    expect(heard).toContain('cart: cart.refresh');
  });

  test('forwards a search to the recent searches', () => {
    const { heard, send } = startRoot({ locale: 'en', settings: theSettings(), catalogue: {} });
    send({ type: 'search.made', text: 'plums' });
    expect(heard).toContain('recentSearches: search.made');
  });

  test('stores the route that a visitor enters while the shop starts or is unavailable', async () => {
    const { actor, clock, send } = startRoot({ locale: 'en' });
    send({ type: 'route.changed', page: 'products', path: '/products', params: {}, flows: [] });
    expect(actor.getSnapshot().context.path).toBe('/products');
    clock.increment(bootTimeoutMs);
    await settled();
    clock.increment(requestTimeoutMs);
    expect(actor.getSnapshot().value).toBe('unavailable');
    send({ type: 'route.changed', page: 'shops', path: '/shops', params: {}, flows: [] });
    expect(actor.getSnapshot().context.path).toBe('/shops');
  });

  test('invalidates what a flow reports as changed, and emits the route that a flow requests', () => {
    const { done: deeds, send, emitted } = startRoot({ locale: 'en', settings: theSettings(), catalogue: {} });
    send({ type: 'order.changed' });
    send({ type: 'review.added' });
    send({ type: 'navigation.requested', to: 'wishlist' });
    expect(deeds).toEqual(['orders', 'reviews']);
    expect(emitted).toEqual([{ type: 'navigation.requested', to: 'wishlist' }]);
  });
});

test('The shop starts with its built-in texts when catalogue and storage fail', async () => {
  const harness = startHarness(bootMachine, { locale: 'en' }, ['getMaster', 'getCatalogue', 'recallSettings']);
  await harness.take(failed('recallSettings'));
  await harness.take(failed('getCatalogue'));
  expect(harness.actor.getSnapshot().value).toEqual({
    fetching: { settings: 'fetching', memory: 'known', catalogue: 'known' },
  });
  harness.actor.stop();
});

/** What a form's own plan says of its fields is set aside: these are the ways that all forms have. */
const forms = (await findCharts())
  .map(({ machine }) => machine)
  .filter(({ implementations }) => 'hasToLoad' in implementations.guards && 'staysOpen' in implementations.guards)
  .map((machine) => [machine.id, machine.provide({ guards: { isFilled: () => true } as never })] as const);

/** Where the plan fetches for some only, it is one of those. */
const inputs: Record<string, object> = { professional: { isSignedIn: true } };

const open = (machine: AnyStateMachine) => startHarness(machine, inputs[machine.id] ?? {}, ['load', 'save']);
const isFetched = (machine: AnyStateMachine) => open(machine).actor.getSnapshot().value === 'loading';

const ending = async (machine: AnyStateMachine, ...steps: EventObject[]) => {
  const harness = open(machine);
  for (const step of steps) await harness.take(step);
  return harness.actor.getSnapshot().value;
};

describe.each(forms)('%s', (_id, machine) => {
  const { fields } = open(machine).actor.getSnapshot().context;
  const sent = [...(isFetched(machine) ? [done('load', fields)] : []), { type: 'form.submit' }];

  test('stays open when the session has ended, after a timeout and after an invalid response', async () => {
    expect(await ending(machine, ...sent, failed('save', unauthorized))).toBe('editing');
    expect(await ending(machine, ...sent, after('requestTimeout'))).toBe('editing');
    expect(await ending(machine, ...sent, failed('save'))).toBe('editing');
  });
});

describe.each(forms.filter(([, machine]) => isFetched(machine)))('%s, which loads first', (_id, machine) => {
  test.each([
    ['expired', failed('load', unauthorized)],
    ['missing', failed('load', { kind: 'notFound', status: 404 })],
    ['failed', failed('load')],
    ['failed', after('requestTimeout')],
  ])('becomes %s when loading fails', async (ends, response) => {
    expect(await ending(machine, response)).toBe(ends);
  });

  test('can load again', async () => {
    expect(await ending(machine, failed('load'), { type: 'form.retry' })).toBe('loading');
  });
});
