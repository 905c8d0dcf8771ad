/** The real root over flows that only write down what they hear, and what it said and did. */
import {
  type AnyActorLogic,
  type AnyEventObject,
  createActor,
  type EventObject,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import { bootMachine } from '#machines/boot/boot.machine.ts';
import { flowLoaderMachine } from '#machines/flow-loader/flow-loader.machine.ts';
import type { Catalogue } from '#machines/locale/locale.types.ts';
import type { QueryName } from '#machines/query/query.types.ts';
import { loaderOf } from '#machines/registry.live.ts';
import { coreFlows, type LazyFlowName } from '#machines/registry.ts';
import { call } from '#machines/shared/call.ts';
import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';
import { selectStatus } from '#machines/storefront/storefront.selectors.ts';
import type { StorefrontInput } from '#machines/storefront/storefront.types.ts';
import { theSettings } from '../data/builders.ts';

/** What is asked again, by its first query. */
const refreshed: Partial<Record<QueryName, string>> = {
  listOrders: 'orders',
  listTickets: 'tickets',
  countUnreadMessages: 'unread',
  getOrder: 'reviews',
  getAllergies: 'allergies',
  listAddresses: 'addresses',
  listLists: 'lists',
};

const never = () => new Promise<never>(() => {});
/** The input of a shop that is open at once. */
export const openShop: StorefrontInput = { locale: 'en', settings: theSettings(), catalogue: {} };
export const sam = { id: 7, name: 'Sam' };

type Ports = {
  getMaster?: () => Promise<ReturnType<typeof theSettings>>;
  remembered?: ReturnType<typeof theSettings>;
  /** Real flows instead of silent ones. */
  flows?: Record<string, AnyActorLogic>;
  /** The flows on demand that run already; only the cart when nothing is said. */
  running?: LazyFlowName[];
};

type Scribe = (name: string) => AnyActorLogic;

/** Lazy flows that record what they receive; each is loaded at once. */
const loader = (scribe: Scribe, flows: Record<string, AnyActorLogic>) =>
  flowLoaderMachine.provide({
    actors: {
      loadFlow: fromCallback<EventObject, { flow: LazyFlowName }>(({ input: { flow }, sendBack }) =>
        sendBack({ type: 'flow.loaded', flow, logic: flows[flow] ?? scribe(flow), input: loaderOf(flow).input }),
      ),
    },
  });

export const startRoot = (
  input: StorefrontInput,
  { getMaster = never, remembered, flows = {}, running = ['cart'] }: Ports = {},
) => {
  const clock = new SimulatedClock();
  const heard: string[] = [];
  const payloads: AnyEventObject[] = [];
  const emitted: AnyEventObject[] = [];
  const done: string[] = [];
  const scribe = (name: string) =>
    fromCallback(({ receive }) => {
      receive((event) => {
        heard.push(`${name}: ${event.type}`);
        payloads.push(event);
      });
    });
  const boot = bootMachine.provide({
    actors: {
      getMaster: call(getMaster),
      getCatalogue: call(async (_: { locale: string }): Promise<Catalogue> => ({ Cart: 'Cart' })),
      recallSettings: call(async () => remembered),
    },
  });
  const machine = storefrontMachine.provide({
    actors: {
      loadBoot: call(async () => boot),
      getMaster: call(getMaster),
      tabs: scribe('tabs') as never,
      flowLoader: loader(scribe, flows),
      ...Object.fromEntries(coreFlows.map((name) => [name, flows[name] ?? scribe(name)])),
    },
    actions: {
      log: (_, { operation }) => void done.push(`log ${operation}`),
      clearPersonal: () => void done.push('clear'),
      invalidate: (_, { queries: [first] }) => {
        const what = first && refreshed[first];
        if (what) done.push(what);
      },
      revalidateOnNews: () => void done.push('follow'),
      flushStorage: () => void done.push('flush'),
      clearActiveShop: () => void done.push('no active shop'),
      storeSelection: (_, { selectedShopIds }) => void done.push(`select ${selectedShopIds}`),
    },
  });
  const actor = createActor(machine, { input, clock });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const send = (event: AnyEventObject) => actor.send(event as never);
  for (const flow of running) send({ type: 'flow.ensure', flow });
  return { actor, clock, heard, payloads, emitted, done, send, status: () => selectStatus(actor.getSnapshot()) };
};
