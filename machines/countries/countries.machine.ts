/**
 * Countries: the list in a form. The registration and the password recovery invoke it.
 *
 * The list is loaded once: a chart that invokes this one again passes the earlier result. The port is filled in
 * `countries.live.ts`.
 *
 * @spec R20, R24
 */
import { logTimeout } from '../shared/failure.ts';
import { countriesSetup } from './countries.setup.ts';

export const countriesMachine = countriesSetup.createMachine({
  id: 'countries',
  description: 'The countries that a form offers.',
  context: ({ input }) => input,
  initial: 'loading',
  states: {
    loading: {
      description: 'Left at once when an earlier form has loaded the list.',
      always: { guard: 'isLoaded', target: 'ready' },
      invoke: {
        src: 'listCountries',
        id: 'listCountries',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'assignCountries', params: ({ event }) => ({ countries: event.output }) },
            { type: 'emitLoaded', params: ({ event }) => ({ countries: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ operation: 'listCountries', error: event.error }) },
        },
      },
      after: { requestTimeout: { target: 'failed', actions: logTimeout('listCountries') } },
    },
    ready: { description: 'The shopper can choose a country.' },
    failed: {
      description: 'The form offers to load the list again.',
      on: { 'countries.retry': 'loading' },
    },
  },
});
