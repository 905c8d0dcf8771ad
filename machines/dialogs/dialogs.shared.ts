/** What several dialogs have in common: where they lead, and the list of countries. */
import type { SignedIn } from '#api/types/identity.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import type { ReturnTo } from './dialogs.types.ts';

const returnOf = ({ event }: { event: { returnTo?: ReturnTo } }) => event;

export const errorIn = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
export const notify = { type: 'showFailure', params: errorIn } as const;

export const openLogin = { target: '#dialogs.login', actions: { type: 'assignReturn', params: returnOf } } as const;
export const openRegister = {
  target: '#dialogs.register',
  actions: { type: 'assignReturn', params: returnOf },
} as const;
export const openForgot = { target: '#dialogs.forgot' } as const;
export const close = { target: '#dialogs.closed', actions: 'abandonLogin' } as const;
/** A call without a response frees the form, which keeps what was typed. */
export const silence = { target: 'editing', actions: { type: 'showFailure', params: { error: undefined } } } as const;

/** Session first, then where the visitor wanted to go. */
export const announce = (key: string) =>
  ({
    type: 'announceSession',
    params: ({ event }: { event: { output: SignedIn } }) => ({ signedIn: event.output, key }),
  }) as const;

/** Fetched once, for the forms that ask for a country. */
export const countriesRegion = dialogsSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      always: { guard: 'hasCountries', target: 'ready' },
      invoke: {
        src: 'listCountries',
        id: 'listCountries',
        onDone: {
          target: 'ready',
          actions: { type: 'assignCountries', params: ({ event }) => ({ countries: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ operation: 'listCountries', error: event.error }) },
        },
      },
      after: { requestTimeout: 'failed' },
    },
    ready: {},
    failed: { on: { 'countries.reload': 'loading' } },
  },
});
