/** The registration as a model. */
import type { EventObject } from 'xstate';
import { noRegistration } from '#machines/register/register.logic.ts';
import { registerMachine } from '#machines/register/register.machine.ts';
import type { RegisterContext, RegisterEvent, RegisterInput } from '#machines/register/register.types.ts';
import { eventsOf } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { norway } from './countries.ts';
import { refusals, signedIn } from './login.ts';

export const registerPorts = ['register'] as const;

export const registerInput: RegisterInput = {
  phoneRequired: false,
  phoneMinLength: 9,
  phoneMaxLength: 16,
  emailRequired: false,
  fields: noRegistration,
  countries: [],
};

const registration = { name: 'Sample', country: 'Norway', email: 'sample@larder.test', password: 'a long phrase' };

const eventOf = eventsOf<RegisterEvent>();

export const registerCases: readonly EventObject[] = [
  ...Object.entries(registration).map(([field, value]) =>
    eventOf({ type: 'register.type', field: field as keyof typeof registration, value }),
  ),
  eventOf({ type: 'register.submit' }),
  eventOf({ type: 'countries.loaded', countries: [norway] }),
  eventOf({ type: 'failure.logged', operation: 'listCountries', failure: { kind: 'network' } }),
  { type: 'xstate.done.actor.register', output: signedIn } as EventObject,
  ...refusals.map((error) => ({ type: 'xstate.error.actor.register', error }) as EventObject),
];

/** The fields are filled from the first to the last: the order of typing decides nothing. */
const isNextField = ({ fields }: RegisterContext, event: EventObject) => {
  const next = Object.keys(registration).find((field) => !fields[field as keyof typeof registration]);
  return event.type !== 'register.type' || (event as { field?: string }).field === next;
};

export const registerModel: ChartModel = {
  machine: registerMachine as never,
  input: registerInput,
  cases: registerCases,
  view: ({ value, context: { fields, errors, countries } }) => [value, fields, errors, countries.length],
  isPossible: ({ context }, event) => isNextField(context, event),
};
