import { describe, expect, test } from 'vitest';
import {
  type AnyActorLogic,
  type AnyEventObject,
  createActor,
  type EventObject,
  emit,
  fromCallback,
  setup,
} from 'xstate';
import { aFailure, theSettings } from '#tests/support/data/builders.ts';
import { flowLoaderMachine } from '../flow-loader/flow-loader.machine.ts';
import { coreFlows, type LazyFlowName } from '../registry.ts';
import { storefrontMachine } from './storefront.machine.ts';
import { pageFlowsIn } from './storefront.selectors.ts';

/** The real root, over a loader whose answers the test gives. */
const start = () => {
  const heard: string[] = [];
  const requested: string[] = [];
  const stopped: string[] = [];
  const responses = new Map<LazyFlowName, (result: AnyEventObject) => void>();
  const scribe = (name: string): AnyActorLogic =>
    fromCallback(({ receive }) => {
      receive((event) => void heard.push(`${name}: ${event.type}`));
      return () => void stopped.push(name);
    });
  const loadFlow = fromCallback<EventObject, { flow: LazyFlowName }>(({ input: { flow }, sendBack }) => {
    responses.set(flow, sendBack);
    requested.push(flow);
  });
  const machine = storefrontMachine.provide({
    actors: {
      flowLoader: flowLoaderMachine.provide({ actors: { loadFlow } }),
      ...Object.fromEntries(coreFlows.map((name) => [name, scribe(name)])),
    },
  });
  const actor = createActor(machine, { input: { locale: 'en', settings: theSettings(), catalogue: {} } }).start();
  return {
    heard,
    requested,
    stopped,
    send: (event: AnyEventObject) => actor.send(event as never),
    arrive: (flow: LazyFlowName, logic = scribe(flow)) => responses.get(flow)?.({ type: 'flow.loaded', flow, logic }),
    fail: (flow: LazyFlowName) => responses.get(flow)?.({ type: 'flow.failed', flow, failure: aFailure('network') }),
    isRunning: (flow: LazyFlowName) => actor.system.get(flow) !== undefined,
    readiness: (...flows: LazyFlowName[]) => pageFlowsIn(actor.getSnapshot(), flows),
  };
};

const notify = (type: string) => ({ type: 'flow.ensure', flow: 'dialogs', event: { type } });
const enter = (path: string, flows: LazyFlowName[], isPrivate = false) => [
  { type: 'route.changed', page: path.slice(1), path },
  { type: 'page.entered', flows, isPrivate },
];

describe('a flow on demand', () => {
  test('is asked for once, and hears all that waited for it, in order', () => {
    const { arrive, heard, requested, send } = start();
    send(notify('login.open'));
    send(notify('login.type'));
    expect(requested).toEqual(['dialogs']);
    expect(heard).toEqual([]);
    arrive('dialogs');
    expect(heard).toEqual(['dialogs: login.open', 'dialogs: login.type']);
    send(notify('login.submit'));
    expect(heard.at(-1)).toBe('dialogs: login.submit');
    expect(requested).toEqual(['dialogs']);
  });

  test('hears once what was pressed twice before it was there', () => {
    const { arrive, heard, send } = start();
    const add = (productId: number) => ({ type: 'flow.ensure', flow: 'cart', event: { type: 'cart.add', productId } });
    for (const productId of [7, 7, 8, 7]) send(add(productId));
    arrive('cart');
    expect(heard).toEqual(['cart: cart.add', 'cart: cart.add', 'cart: cart.add']);
  });

  test('is heard by the root from its first word on', () => {
    const { arrive, heard, send } = start();
    const notice = { type: 'notice.requested', kind: 'info', text: { key: 'Hi' } } as const;
    const chatty = setup({ types: { emitted: {} as typeof notice } }).createMachine({ entry: emit(notice) });
    send(notify('login.open'));
    arrive('dialogs', chatty);
    expect(heard).toEqual(['toasts: toast.show']);
  });

  test('that does not run is not brought by what only keeps it informed', () => {
    const { heard, requested, send } = start();
    send({ type: 'connection.restored' });
    expect(heard).toEqual([]);
    expect(requested).toEqual([]);
  });

  test('is loaded by an event: a login loads cart and wishlist, and news load their flow', () => {
    const { arrive, heard, requested, send } = start();
    send({ type: 'session.started', user: { id: 7, name: 'Sam' }, token: 't', origin: 'restored' });
    expect(requested).toEqual(['cart', 'cartQuote', 'wishlist', 'realtime', 'presence']);
    arrive('cart');
    send({ type: 'connection.restored' });
    expect(heard).toEqual(['cart: connection.restored']);
  });

  test('that cannot be had is told, and asked for anew by the next event', () => {
    const { fail, heard, requested, send } = start();
    send(notify('login.open'));
    fail('dialogs');
    expect(heard).toEqual(['toasts: toast.show']);
    send(notify('login.open'));
    expect(requested).toEqual(['dialogs', 'dialogs']);
  });
});

describe('a page with flows', () => {
  test('is ready once they run', () => {
    const { arrive, readiness, send } = start();
    for (const event of enter('/checkout', ['checkout'])) send(event);
    expect(readiness('checkout')).toBe('pending');
    arrive('checkout');
    expect(readiness('checkout')).toBe('running');
  });

  test('says so when one cannot be had, without a toast, and Retry asks again', () => {
    const { arrive, fail, heard, readiness, send } = start();
    for (const event of enter('/checkout', ['checkout'])) send(event);
    fail('checkout');
    expect(readiness('checkout')).toBe('failed');
    expect(heard).toEqual([]);
    send({ type: 'flow.retry' });
    expect(readiness('checkout')).toBe('pending');
    arrive('checkout');
    expect(readiness('checkout')).toBe('running');
  });

  test('leaves a flow of the shop running when it is left', () => {
    const { arrive, isRunning, send, stopped } = start();
    for (const event of enter('/checkout', ['checkout'])) send(event);
    arrive('checkout');
    for (const event of enter('/', [])) send(event);
    expect(isRunning('checkout')).toBe(true);
    expect(stopped).toEqual([]);
  });

  test('starts those anew that depend on who is signed in, when that changes, and leaves the others alone', async () => {
    const { arrive, isRunning, requested, send, stopped } = start();
    for (const event of enter('/professional-registration', ['professional', 'profile'])) send(event);
    arrive('professional');
    arrive('profile');
    send({ type: 'session.started', user: { id: 7, name: 'Sam' }, token: 't', origin: 'here' });
    expect(stopped).toEqual(['professional']);
    expect(requested.filter((flow) => flow === 'professional')).toHaveLength(2);
    arrive('professional');
    expect([isRunning('professional'), isRunning('profile')]).toEqual([true, true]);
  });
});

describe('code that could not be had', () => {
  test('of a view has the release look whether there is a new version', () => {
    const { arrive, heard, requested, send } = start();
    send({ type: 'chunk.failed' });
    expect(requested).toEqual(['release']);
    arrive('release');
    send({ type: 'chunk.failed' });
    expect(heard.filter((line) => line.startsWith('release'))).toEqual([
      'release: chunk.failed',
      'release: chunk.failed',
    ]);
  });

  test('of a flow does so too, also for a caller that waits for it', () => {
    const { arrive, fail, heard, send } = start();
    send({ type: 'flow.ensure', flow: 'release' });
    arrive('release');
    send(notify('login.open'));
    fail('dialogs');
    for (const event of enter('/checkout', ['checkout'])) send(event);
    fail('checkout');
    expect(heard.filter((line) => line.startsWith('release'))).toHaveLength(2);
  });

  test('of the release itself is not asked for without end', () => {
    const { fail, requested, send } = start();
    send({ type: 'chunk.failed' });
    fail('release');
    expect(requested).toEqual(['release']);
  });
});
