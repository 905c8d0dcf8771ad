import { describe, expect, test } from 'vitest';
import { norway } from '#tests/models/countries.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { countriesMachine } from './countries.machine.ts';
import { selectCountries } from './countries.selectors.ts';

const begin = (countries: (typeof norway)[] = []) => {
  const list = startHeld(countriesMachine, { countries }, ['listCountries']);
  return { ...list, facts: () => selectCountries(list.snapshot()) };
};

describe(countriesMachine.id, () => {
  test('loading + a response → offers the countries and emits them for the next form', async () => {
    const { facts, respond, emitted } = begin();
    expect(facts()).toEqual({ countries: [], countriesStage: 'loading' });
    await respond('listCountries', [norway]);
    expect(facts()).toEqual({ countries: [norway], countriesStage: 'ready' });
    expect(emitted('countries.loaded')).toEqual([{ type: 'countries.loaded', countries: [norway] }]);
  });

  test('the countries of an earlier form → are offered without a request', () => {
    const { facts, emitted } = begin([norway]);
    expect(facts()).toEqual({ countries: [norway], countriesStage: 'ready' });
    expect(emitted('countries.loaded')).toEqual([]);
  });

  test('loading + a failure → logs it, and countries.retry fetches again', async () => {
    const { facts, refuse, emitted, send, requested } = begin();
    await refuse('listCountries', { kind: 'network' });
    expect(facts().countriesStage).toBe('failed');
    expect(emitted('failure.logged')).toEqual([
      { type: 'failure.logged', operation: 'listCountries', failure: { kind: 'network' } },
    ]);
    send({ type: 'countries.retry' });
    expect(facts().countriesStage).toBe('loading');
    expect(requested('listCountries')).toHaveLength(2);
  });

  test('loading + no response → fails after the timeout', () => {
    const { facts, pass } = begin();
    pass(requestTimeoutMs - 1);
    expect(facts().countriesStage).toBe('loading');
    pass(1);
    expect(facts().countriesStage).toBe('failed');
  });

  test('loading + a response without countries → is ready all the same', async () => {
    const { facts, respond } = begin();
    await respond('listCountries', []);
    expect(facts()).toEqual({ countries: [], countriesStage: 'ready' });
  });
});
