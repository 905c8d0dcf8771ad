/**
 * Address picker: the shopper's addresses, which one is the basket's, and the form that adds another.
 *
 * Without an address the form is open. An explicit choice stays, whatever is fetched later; without one the basket
 * address is the default one, else the first. A 422 puts the server's first text under each field of the form; any other
 * failure is shown beside the form. In both cases the typed values stay. `expired` means that the session is over: the
 * chart that invoked this one ends it. The ports are filled in `address-picker.live.ts`.
 *
 * @spec R29, R54
 */
import { assign, setup } from 'xstate';
import type { Address } from '#api/types/orders.ts';
import { requestTimeoutMs } from '../constants.ts';
import { timedOut } from '../shared/failure.actions.ts';
import { errorIn, failureOf, isUnauthorized, type WithError } from '../shared/failure.ts';
import { isEmpty, serverErrorsOf } from '../shared/field-errors.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import { addressForm, emptyTexts, newFields } from './address-picker.form.ts';
import { isTyped } from './address-picker.selectors.ts';
import type {
  AddressField,
  AddressPickerContext,
  AddressPickerEvent,
  AddressPickerInput,
  AddressPlace,
  AddressRequest,
} from './address-picker.types.ts';

const undefaulted = (address: Address): Address => ({ ...address, is_default: false });

export const addressPickerMachine = setup({
  types: {
    context: {} as AddressPickerContext,
    events: {} as AddressPickerEvent,
    input: {} as AddressPickerInput,
    tags: {} as 'busy',
  },
  actors: {
    listAddresses: port<Address[]>('listAddresses'),
    /** Undefined: the address is saved, and the back end does not echo it. */
    addAddress: port<Address | undefined, AddressRequest>('addAddress'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isUnauthorized: isUnauthorized(),
    opensForm: ({ context }, { addresses }: { addresses: Address[] }) => addresses.length === 0 || isTyped(context),
    isEchoed: (_, { address }: { address: Address | undefined }) => address !== undefined,
    hasAddresses: ({ context }) => context.addresses.length > 0,
    isKnown: ({ context }, { id }: { id: Id }) => context.addresses.some((address) => isSameId(address.id, id)),
  },
  actions: {
    assignAddresses: assign((_, { addresses }: { addresses: Address[] }) => ({
      addresses,
      failure: undefined,
    })),
    chooseAddress: assign((_, { id }: { id: Id }) => ({ chosenId: id })),
    clearForm: assign(({ context }) => ({
      fields: newFields(context.prefill),
      makeDefault: false,
      errors: {},
      failure: undefined,
    })),
    typeField: assign(({ context }, { field, value }: { field: AddressField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      errors: { ...context.errors, [field]: undefined },
    })),
    assignPlace: assign(({ context }, { place }: { place: Partial<AddressPlace> }) => ({
      fields: { ...context.fields, ...place },
    })),
    setDefault: assign((_, { makeDefault }: { makeDefault: boolean }) => ({ makeDefault })),
    addToList: assign(({ context }, { address }: { address: Address | undefined }) => {
      if (!address) return {};
      const others = context.addresses.map((other) => (address.is_default ? undefaulted(other) : other));
      return { addresses: [address, ...others], chosenId: address.id };
    }),
    /** The one that was not there before is the saved one. */
    chooseNew: assign(({ context }, { addresses }: { addresses: Address[] }) => ({
      addresses,
      chosenId: addresses.find(({ id }) => !context.addresses.some((known) => isSameId(known.id, id)))?.id,
      failure: undefined,
    })),
    assignFailure: assign((_, { error }: WithError) => {
      const failure = failureOf(error);
      const errors = serverErrorsOf(failure, emptyTexts);
      return { errors, failure: isEmpty(errors) ? failure : undefined };
    }),
    assignTimeout: assign(timedOut),
  },
}).createMachine({
  id: 'addressPicker',
  description: 'Offers the shopper’s addresses at the checkout and adds another in a form.',
  context: ({ input }) => ({
    prefill: input.prefill ?? {},
    addresses: [],
    chosenId: undefined,
    fields: input.typed ?? newFields(input.prefill),
    makeDefault: false,
    errors: {},
    failure: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'listAddresses',
        id: 'listAddresses',
        onDone: [
          {
            guard: { type: 'opensForm', params: ({ event }) => ({ addresses: event.output }) },
            target: 'editing',
            actions: { type: 'assignAddresses', params: ({ event }) => ({ addresses: event.output }) },
          },
          {
            target: 'choosing',
            actions: { type: 'assignAddresses', params: ({ event }) => ({ addresses: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: errorIn }, target: 'expired' },
          { target: 'failed', actions: { type: 'assignFailure', params: errorIn } },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'assignTimeout' } },
    },
    choosing: {
      description: 'The addresses are listed; the chosen one is the address of the basket.',
      on: {
        'address.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          actions: { type: 'chooseAddress', params: ({ event }) => event },
        },
        'address.new': 'editing',
        'address.refresh': 'loading',
      },
    },
    editing: {
      description: 'The form of a new address is open; without any address it cannot be closed.',
      on: {
        'address.type': { actions: { type: 'typeField', params: ({ event }) => event } },
        'address.place': { actions: { type: 'assignPlace', params: ({ event }) => event } },
        'address.setDefault': { actions: { type: 'setDefault', params: ({ event }) => event } },
        'address.save': 'saving',
        'address.cancel': { guard: 'hasAddresses', target: 'choosing', actions: 'clearForm' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'addAddress',
        id: 'addAddress',
        input: ({ context }) => addressForm(context.fields, context.makeDefault),
        onDone: [
          {
            guard: { type: 'isEchoed', params: ({ event }) => ({ address: event.output }) },
            target: 'choosing',
            actions: [{ type: 'addToList', params: ({ event }) => ({ address: event.output }) }, 'clearForm'],
          },
          { target: 'refreshing', actions: 'clearForm' },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: errorIn }, target: 'expired' },
          { target: 'editing', actions: { type: 'assignFailure', params: errorIn } },
        ],
      },
      after: { requestTimeout: { target: 'editing', actions: 'assignTimeout' } },
    },
    refreshing: {
      description: 'The address is saved, but the back end has not echoed it: the list is fetched.',
      tags: 'busy',
      invoke: {
        src: 'listAddresses',
        id: 'listAddresses',
        onDone: {
          target: 'choosing',
          actions: { type: 'chooseNew', params: ({ event }) => ({ addresses: event.output }) },
        },
        onError: [
          { guard: { type: 'isUnauthorized', params: errorIn }, target: 'expired' },
          { target: 'failed', actions: { type: 'assignFailure', params: errorIn } },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: 'assignTimeout' } },
    },
    failed: {
      description: 'The addresses could not be loaded; Retry loads them again.',
      on: { 'address.refresh': 'loading' },
    },
    expired: { description: 'The session is over. The chart that invoked this one ends it.' },
  },
});
