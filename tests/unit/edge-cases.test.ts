/** Ways through the charts that are seldom taken: by a response that hardly comes, or at a moment that hardly is. */
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { addressPickerMachine } from '#machines/address-picker/address-picker.machine.ts';
import { bootTimeoutMs, requestTimeoutMs } from '#machines/constants.ts';
import { localeMachine } from '#machines/locale/locale.machine.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { saleClockMachine } from '#machines/sale-clock/sale-clock.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shareMachine } from '#machines/share/share.machine.ts';
import { resourceMachine } from '#machines/shared/resource.machine.ts';
import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';
import { unauthorised } from '#tests/models/cart.ts';
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
  'a new address is given up': {
    machine: addressPickerMachine,
    input: {},
    ports: ['listAddresses', 'addAddress'],
    steps: [done('listAddresses', [home]), { type: 'address.new' }, { type: 'address.cancel' }],
    ends: 'choosing',
  },
  'an address that nobody answers for can be saved again': {
    machine: addressPickerMachine,
    input: {},
    ports: ['listAddresses', 'addAddress'],
    steps: [done('listAddresses', []), { type: 'address.save' }, after('requestTimeout')],
    ends: 'editing',
  },
  'a language of the server that cannot be claimed is not followed': {
    machine: localeMachine,
    input: { ...arabic, appLocale: 'ar' },
    ports: localePorts,
    steps: [failed('claimFollowing')],
    ends: 'ready',
    says: ['failure.logged'],
  },
  'a language that cannot be stored is shown all the same': {
    machine: localeMachine,
    input: arabic,
    ports: localePorts,
    steps: [...chosen, failed('saveLocale')],
    ends: 'ready',
    says: ['failure.logged', 'locale.changed'],
  },
  'a page that is not loaded anew shows the language': {
    machine: localeMachine,
    input: arabic,
    ports: localePorts,
    steps: [...chosen, done('saveLocale', true), done('reload')],
    ends: 'ready',
    says: ['locale.changed'],
  },
  'a page that refuses to be loaded anew shows the language': {
    machine: localeMachine,
    input: arabic,
    ports: localePorts,
    steps: [...chosen, done('saveLocale', true), failed('reload')],
    ends: 'ready',
    says: ['failure.logged', 'locale.changed'],
  },
  'a read without a network waits, and asks when told to': {
    ...shown,
    steps: [news({ activity: 'paused' }), { type: 'resource.retry' }],
    ends: 'offline',
  },
  'what was not found is asked for again': {
    ...shown,
    steps: [news({ failure: { kind: 'notFound' } }), { type: 'resource.retry' }],
    ends: 'loading',
  },
  'a session that was replaced meanwhile ends before the other begins': {
    machine: sessionMachine,
    ports: sessionPorts,
    steps: [done('restoreSession', sam), { type: 'session.recheck' }, done('restoreSession', kim)],
    ends: { signedIn: 'idle' },
    says: ['session.started', 'session.ended', 'session.started'],
  },
  'a session that is refused while it is left has been left': {
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
  'a second sale that is watched before the server said its time waits with the first': {
    machine: saleClockMachine,
    input: { deviceTime: () => 0 },
    ports: ['compareClocks'],
    steps: [sale, { ...sale, moment: 2000 } as EventObject, done('compareClocks', 0)],
    ends: { server: 'read', seconds: 'ticking' },
  },
  'a page that is shared again while the sheet is open is shared from a new one': {
    ...shared,
    steps: [share, share, done('openSheet', 'shared')],
    ends: 'idle',
  },
  'a copy that nobody answers for is said to have failed': {
    ...shared,
    steps: [share, failed('openSheet'), after('requestTimeout')],
    ends: 'idle',
    says: ['notice.requested'],
  },
  'choices that cannot be recalled are the built-in ones': {
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
  test('the cart is read again when prices turned', () => {
    const { heard, send } = startRoot({ locale: 'en', settings: theSettings(), catalogue: {} });
    send({ type: 'prices.changed' });
    expect(heard).toContain('cart: cart.refresh');
  });

  test('what was searched for is remembered by the flow that remembers', () => {
    const { heard, send } = startRoot({ locale: 'en', settings: theSettings(), catalogue: {} });
    send({ type: 'search.made', text: 'plums' });
    expect(heard).toContain('recentSearches: search.made');
  });

  test('a visitor who walks on while the shop opens, or while it cannot, is where they went', async () => {
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

  test('what a flow reports is read again, and where it leads is gone to', () => {
    const { done: deeds, send, emitted } = startRoot({ locale: 'en', settings: theSettings(), catalogue: {} });
    send({ type: 'order.changed' });
    send({ type: 'review.added' });
    send({ type: 'navigation.requested', to: 'wishlist' });
    expect(deeds).toEqual(['orders', 'reviews']);
    expect(emitted).toEqual([{ type: 'navigation.requested', to: 'wishlist' }]);
  });
});

test('a shop whose texts and memory cannot be read opens in its built-in words', async () => {
  const harness = startHarness(storefrontMachine, { locale: 'en' }, ['getMaster', 'getCatalogue', 'recallSettings']);
  await harness.take(failed('recallSettings'));
  await harness.take(failed('getCatalogue'));
  expect(harness.actor.getSnapshot().value).toEqual({
    booting: { settings: 'asking', memory: 'known', catalogue: 'known' },
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

  test('is over when nobody is signed in any more', async () => {
    expect(await ending(machine, ...sent, failed('save', unauthorised))).toBe('expired');
  });

  test('stays open when nobody answers, and when the answer is bad', async () => {
    expect(await ending(machine, ...sent, after('requestTimeout'))).toBe('editing');
    expect(await ending(machine, ...sent, failed('save'))).toBe('editing');
  });
});

describe.each(forms.filter(([, machine]) => isFetched(machine)))('%s, which is fetched first', (_id, machine) => {
  test.each([
    ['expired', failed('load', unauthorised)],
    ['missing', failed('load', { kind: 'notFound', status: 404 })],
    ['failed', failed('load')],
    ['failed', after('requestTimeout')],
  ])('is %s when what it begins with cannot be had', async (ends, response) => {
    expect(await ending(machine, response)).toBe(ends);
  });

  test('can be fetched again', async () => {
    expect(await ending(machine, failed('load'), { type: 'form.reload' })).toBe('loading');
  });
});
