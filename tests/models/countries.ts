/** The list of countries as a model. */
import type { EventObject } from 'xstate';
import { countriesMachine } from '#machines/countries/countries.machine.ts';
import type { ChartModel } from '../support/charts/model.ts';

export const countriesPorts = ['listCountries'] as const;
export const norway = { id: 1, name: 'Norway', phone_code: '47' };

const cases = [
  { type: 'countries.retry' },
  { type: 'xstate.done.actor.listCountries', output: [norway] },
  { type: 'xstate.error.actor.listCountries', error: { kind: 'network' } },
] as EventObject[];

const view: ChartModel['view'] = ({ value, context }) => [value, context.countries.length];

export const countriesModel: ChartModel = {
  machine: countriesMachine as never,
  input: { countries: [] },
  cases,
  view,
};

/** A form that is opened after another one has loaded them. */
export const knownCountriesModel: ChartModel = { ...countriesModel, input: { countries: [norway] } };
