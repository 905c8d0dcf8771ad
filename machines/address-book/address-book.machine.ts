/**
 * Address book: sets the default address and removes addresses. The page's query fetches them.
 *
 * One change is in flight at a time, and a removal needs a confirmation. A refusal, such as the removal of an address
 * that an order uses, is shown with the server's message and changes nothing. The page of a removed address leads to
 * the list. The ports are filled in `address-book.live.ts`.
 *
 * @spec R29
 */
import { assign, emit, setup } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { emitSessionRefused, showFailure, showSuccess, timeout } from '../shared/failure.actions.ts';
import { errorIn, isUnauthorized } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import type {
  AddressBookContext,
  AddressBookEmitted,
  AddressBookEvent,
  DefaultRequest,
  Done,
  RemovalRequest,
} from './address-book.types.ts';

const doneIn =
  (key: string) =>
  ({ event }: { event: { output: Done } }) => ({ ...event.output, key });

const onError = [
  { guard: { type: 'isUnauthorized', params: errorIn }, target: 'idle', actions: 'emitSessionRefused' },
  { target: 'idle', actions: { type: 'showFailure', params: errorIn } },
] as const;
const after = {
  requestTimeout: { target: 'idle', actions: { type: 'showFailure', params: timeout } },
} as const;

export const addressBookMachine = setup({
  types: {
    context: {} as AddressBookContext,
    events: {} as AddressBookEvent,
    emitted: {} as AddressBookEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** The address may have changed since it was shown: it stays as the server has it now. */
    chooseDefault: port<Done, DefaultRequest>('chooseDefault'),
    removeAddress: port<Done, RemovalRequest>('removeAddress'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: { isUnauthorized: isUnauthorized() },
  actions: {
    assignId: assign((_, { id }: { id: Id }) => ({ addressId: id })),
    clearId: assign({ addressId: undefined }),
    emitAddressesChanged: emit({ type: 'addresses.changed' }),
    showSuccess: showSuccess(),
    showFailure: showFailure(),
    showList: emit({ type: 'navigation.requested', to: 'addresses', replace: true }),
    emitSessionRefused: emitSessionRefused(),
  },
}).createMachine({
  id: 'addressBook',
  description: 'Chooses the default address and removes addresses. The page itself queries the list.',
  context: { addressId: undefined },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is in flight.',
      entry: 'clearId',
      on: {
        'default.choose': {
          target: 'choosing',
          actions: { type: 'assignId', params: ({ event }) => event.address },
        },
        'removal.request': { target: 'asking', actions: { type: 'assignId', params: ({ event }) => event } },
      },
    },
    choosing: {
      description: 'Another address becomes the default one.',
      tags: 'busy',
      invoke: {
        src: 'chooseDefault',
        id: 'chooseDefault',
        input: ({ event }) => event as Extract<AddressBookEvent, { type: 'default.choose' }>,
        onDone: {
          target: 'idle',
          actions: ['emitAddressesChanged', { type: 'showSuccess', params: doneIn('The address was saved') }],
        },
        onError,
      },
      after,
    },
    asking: {
      description: 'The removal of an address waits for its confirmation.',
      on: { 'removal.cancel': 'idle', 'removal.confirm': 'removing' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'removeAddress',
        id: 'removeAddress',
        input: ({ context }) => ({ id: context.addressId as number }),
        onDone: {
          target: 'idle',
          actions: [
            'emitAddressesChanged',
            { type: 'showSuccess', params: doneIn('The address was deleted') },
            'showList',
          ],
        },
        onError,
      },
      after,
    },
  },
});
