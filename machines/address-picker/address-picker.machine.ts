/**
 * Address picker: the shopper's addresses, which one is the basket's, and the form that adds another.
 *
 * Without an address the form is open. An explicit choice stays, whatever is fetched later; without one the basket
 * address is the default one, else the first. A 422 puts the server's first text under each field; any other failure is
 * a fact beside the form, which keeps what was typed. `expired` means that the session is over: whoever invoked this
 * chart ends it. The ports are filled in `address-picker.live.ts`.
 *
 * @spec R29, R54
 */
import { assign, setup } from 'xstate';
import type { Address, AddressForm } from '#api/types/orders.ts';
import { requestTimeoutMs } from '../constants.ts';
import { timedOut } from '../shared/failure.actions.ts';
import { errorIn, failureOf, isUnauthorized, type WithError } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import { addressForm, emptyFields } from './address-picker.form.ts';
import type {
  AddressField,
  AddressPickerContext,
  AddressPickerEvent,
  AddressPickerInput,
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
    addAddress: port<Address, AddressForm>('addAddress'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isUnauthorized: isUnauthorized(),
    isNobodyHome: (_, { addresses }: { addresses: Address[] }) => addresses.length === 0,
    hasAddresses: ({ context }) => context.addresses.length > 0,
    isKnown: ({ context }, { id }: { id: number }) => context.addresses.some((address) => address.id === id),
  },
  actions: {
    assignAddresses: assign((_, { addresses }: { addresses: Address[] }) => ({ addresses, failure: undefined })),
    chooseAddress: assign((_, { id }: { id: number }) => ({ chosenId: id })),
    clearForm: assign(({ context }) => ({
      fields: { ...emptyFields, ...context.prefill },
      makeDefault: false,
      errors: {},
      failure: undefined,
    })),
    typeField: assign(({ context }, { field, value }: { field: AddressField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      errors: { ...context.errors, [field]: undefined },
    })),
    setDefault: assign((_, { makeDefault }: { makeDefault: boolean }) => ({ makeDefault })),
    addToList: assign(({ context }, { address }: { address: Address }) => ({
      addresses: [address, ...context.addresses.map((other) => (address.is_default ? undefaulted(other) : other))],
      chosenId: address.id,
    })),
    assignFailure: assign((_, { error }: WithError) => {
      const failure = failureOf(error);
      return failure.fields ? { errors: failure.fields, failure: undefined } : { errors: {}, failure };
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
    fields: { ...emptyFields, ...input.prefill },
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
            guard: { type: 'isNobodyHome', params: ({ event }) => ({ addresses: event.output }) },
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
      on: {
        'address.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          actions: { type: 'chooseAddress', params: ({ event }) => event },
        },
        'address.new': { target: 'editing', actions: 'clearForm' },
        'address.reload': 'loading',
      },
    },
    editing: {
      on: {
        'address.type': { actions: { type: 'typeField', params: ({ event }) => event } },
        'address.setDefault': { actions: { type: 'setDefault', params: ({ event }) => event } },
        'address.save': 'saving',
        'address.cancel': { guard: 'hasAddresses', target: 'choosing' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'addAddress',
        id: 'addAddress',
        input: ({ context }) => addressForm(context.fields, context.makeDefault),
        onDone: {
          target: 'choosing',
          actions: [{ type: 'addToList', params: ({ event }) => ({ address: event.output }) }, 'clearForm'],
        },
        onError: [
          { guard: { type: 'isUnauthorized', params: errorIn }, target: 'expired' },
          { target: 'editing', actions: { type: 'assignFailure', params: errorIn } },
        ],
      },
      after: { requestTimeout: { target: 'editing', actions: 'assignTimeout' } },
    },
    failed: { on: { 'address.reload': 'loading' } },
    expired: {},
  },
});
