/**
 * Register: a new account. It ends with a session, which `register.succeeded` carries; the invoking chart announces it,
 * and has the contact verified if the shop requires that.
 *
 * The countries are a chart of their own. A refusal that names fields is shown at these fields only; any other is an
 * error toast. The typed values stay. Leaving the chart aborts its requests. The port is filled in `register.live.ts`.
 *
 * @spec R8, R9, R11, R20, R25
 */
import { withCountry } from '../countries/countries.logic.ts';
import { timeout } from '../shared/failure.actions.ts';
import { errorIn } from '../shared/failure.ts';
import { registrationOf } from './register.logic.ts';
import { registerSetup } from './register.setup.ts';

export const registerMachine = registerSetup.createMachine({
  id: 'register',
  description: 'A shopper without an account makes one.',
  context: ({ input }) => ({ ...input, fields: withCountry(input.fields, input.countries), errors: {} }),
  invoke: [
    { src: 'relay', id: 'relay', input: ({ self }) => ({ parent: self }) },
    { src: 'countries', id: 'countries', input: ({ context }) => ({ countries: context.countries }) },
  ],
  on: {
    'countries.loaded': {
      actions: [
        { type: 'assignCountries', params: ({ event }) => event },
        { type: 'passOn', params: ({ event }) => event },
      ],
    },
    'failure.logged': { actions: { type: 'passOn', params: ({ event }) => event } },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'register.type': { actions: [{ type: 'assignField', params: ({ event }) => event }, 'emitTyped'] },
        'register.submit': [
          { guard: 'isRegistrationFilled', target: 'submitting', actions: 'clearErrors' },
          { actions: 'assignErrors' },
        ],
      },
    },
    submitting: {
      description: 'The server makes the account.',
      tags: 'busy',
      invoke: {
        src: 'register',
        id: 'register',
        input: ({ context }) => registrationOf(context),
        onDone: {
          target: 'registered',
          actions: { type: 'emitSucceeded', params: ({ event }) => ({ signedIn: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isAboutFields', params: errorIn },
            target: 'editing',
            actions: { type: 'assignServerErrors', params: errorIn },
          },
          { target: 'editing', actions: { type: 'showFailure', params: errorIn } },
        ],
      },
      after: { requestTimeout: { target: 'editing', actions: { type: 'showFailure', params: timeout } } },
    },
    registered: { description: 'The chart that invoked this one goes on.' },
  },
});
