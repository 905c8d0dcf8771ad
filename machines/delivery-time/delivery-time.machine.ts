/**
 * Delivery times: when each shop of the checkout delivers, and the place that the shopper has until the order.
 *
 * The server holds one place a shop for ten minutes; the chart renews it while the checkout is open. A time that went away
 * is chosen no more, and the next ones are offered. Without times, or on a back end that has none, the part is absent and
 * shops deliver as soon as they can. `expired` means that the session is over: the chart that invoked this one ends it.
 * The ports are filled in `delivery-time.live.ts`.
 *
 * @spec R100, R101
 */
import { assign, setup } from 'xstate';
import type { DeliveryChoice, DeliveryOffer } from '#api/types/delivery.ts';
import { holdRenewalMs, requestTimeoutMs } from '../constants.ts';
import { timedOut, withError } from '../shared/failure.actions.ts';
import { failureFrom, failureOf, isUnauthorized, type WithError } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import { choicesIn, holdOf, withChoice, withDay } from './delivery-time.logic.ts';
import type { DeliveryTimeContext, DeliveryTimeEvent, ShownDay } from './delivery-time.types.ts';

type WithOffer = { offer: DeliveryOffer };
const offerIn = ({ event }: { event: { output: DeliveryOffer } }): WithOffer => ({ offer: event.output });

const expired = { guard: withError('isUnauthorized'), target: 'expired' } as const;
const assignFailure = withError('assignFailure');
const hold = {
  target: 'holding',
  reenter: true,
  actions: {
    type: 'choose',
    params: ({ event }: { event: Extract<DeliveryTimeEvent, { type: 'delivery.choose' }> }) => event,
  },
} as const;
const load = {
  target: 'loading',
  reenter: true,
  actions: { type: 'assignShops', params: ({ event }: { event: { shopIds: Id[] } }) => event },
} as const;

export const deliveryTimeMachine = setup({
  types: {
    context: {} as DeliveryTimeContext,
    events: {} as DeliveryTimeEvent,
    tags: {} as 'busy',
  },
  actors: {
    listDeliverySlots: port<DeliveryOffer, { shopIds: Id[] }>('listDeliverySlots'),
    holdDeliverySlots: port<DeliveryOffer, { slots: DeliveryChoice[] }>('holdDeliverySlots'),
  },
  delays: { requestTimeout: requestTimeoutMs, holdRenewal: holdRenewalMs },
  guards: {
    isUnauthorized: isUnauthorized(),
    hasNoShops: (_, { shopIds }: { shopIds: Id[] }) => shopIds.length === 0,
    offersNothing: (_, { offer }: WithOffer) => offer.shops.length === 0,
    isNotOffered: (_, { error }: WithError) => ['notOffered', 'notFound'].includes(failureOf(error).kind),
    isConflict: (_, { error }: WithError) => failureOf(error).status === 409,
    hasPlace: ({ context }) => context.choices.some(({ from }) => from !== null),
  },
  actions: {
    assignShops: assign((_, { shopIds }: { shopIds: Id[] }) => ({ shopIds, failure: undefined })),
    assignOffer: assign(({ context }, { offer }: WithOffer) => ({
      offer,
      choices: choicesIn(offer, context.choices),
    })),
    clearFailure: assign({ failure: undefined }),
    choose: assign(({ context }, { shopId, from }: { shopId: Id; from: string | null }) => ({
      choices: withChoice(context.choices, shopId, from),
      failure: undefined,
    })),
    showDay: assign(({ context }, { shopId, day }: ShownDay) => ({ days: withDay(context.days, { shopId, day }) })),
    clearOffer: assign({ offer: undefined, choices: [], days: [], failure: undefined }),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
  },
}).createMachine({
  id: 'deliveryTime',
  description: 'Offers the delivery times of the shops of a checkout, and holds a place in the chosen ones.',
  context: { shopIds: [], offer: undefined, choices: [], days: [], failure: undefined },
  initial: 'absent',
  on: {
    'delivery.showDay': { actions: { type: 'showDay', params: ({ event }) => event } },
    'delivery.load': [
      {
        guard: { type: 'hasNoShops', params: ({ event }) => event },
        target: '.absent',
        actions: 'clearOffer',
      },
      { ...load, target: '.loading' },
    ],
  },
  states: {
    absent: { description: 'No shop here offers times, or the back end has none.' },
    loading: {
      tags: 'busy',
      description:
        'The times are fetched; those that were offered before, and why one is gone, stay in sight. One can be chosen.',
      invoke: {
        src: 'listDeliverySlots',
        id: 'listDeliverySlots',
        input: ({ context }) => ({ shopIds: context.shopIds }),
        onDone: [
          { guard: { type: 'offersNothing', params: offerIn }, target: 'absent', actions: 'clearOffer' },
          { target: 'choosing', actions: { type: 'assignOffer', params: offerIn } },
        ],
        onError: [
          expired,
          { guard: withError('isNotOffered'), target: 'absent', actions: 'clearOffer' },
          { target: 'failed', actions: assignFailure },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'assignTimeout' } },
      on: { 'delivery.choose': hold },
    },
    choosing: {
      description: 'The shopper chooses. A place that is held is renewed before it ends.',
      on: { 'delivery.choose': hold },
      after: { holdRenewal: { guard: 'hasPlace', target: 'renewing' } },
    },
    holding: {
      tags: 'busy',
      description: 'The server takes a place for the shopper. The latest choice wins.',
      invoke: {
        src: 'holdDeliverySlots',
        id: 'holdDeliverySlots',
        input: ({ context }) => holdOf(context),
        onDone: { target: 'choosing', actions: { type: 'assignOffer', params: offerIn } },
        onError: [
          expired,
          // Somebody else was first, or the orders have ended: the next times are fetched.
          { guard: withError('isConflict'), target: 'loading', actions: assignFailure },
          { target: 'failed', actions: assignFailure },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'assignTimeout' } },
      on: { 'delivery.choose': hold },
    },
    renewing: {
      description:
        'The places are held for another ten minutes. A lost connection leaves the choice: the order decides.',
      invoke: {
        src: 'holdDeliverySlots',
        id: 'renewDeliverySlots',
        input: ({ context }) => holdOf(context),
        onDone: { target: 'choosing', actions: { type: 'assignOffer', params: offerIn } },
        onError: [
          expired,
          { guard: withError('isConflict'), target: 'loading', actions: assignFailure },
          { target: 'choosing' },
        ],
      },
      after: { requestTimeout: 'choosing' },
      on: { 'delivery.choose': hold },
    },
    failed: {
      description:
        'The times could not be fetched, or no place could be taken. Retry fetches them again, a choice takes a place.',
      on: { 'delivery.choose': hold, 'delivery.retry': { target: 'loading', actions: 'clearFailure' } },
    },
    expired: { description: 'The session is over. The chart that invoked this one ends it.' },
  },
});
