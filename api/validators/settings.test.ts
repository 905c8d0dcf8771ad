import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

const junk = [undefined, null, 0, '', 'text', [], {}, { a: 1 }, [null], Number.NaN];

describe('the validator of settings', () => {
  test('makes a shop that can start from nothing', () => {
    expect(settingsFrom({})).toMatchObject({
      currency: { name: 'USD', symbol: '$', rate: 1, position: 'suffix' },
      currencies: [],
      app_locale: 'en',
      phone_min_length: 9,
      phone_max_length: 16,
      social_auths: {},
      languages: [],
    });
  });

  test('neither throws nor loses other fields because of one invalid field', () => {
    const names = Object.keys(settingsFrom({}) ?? {});
    const otherWith = (name: string, hole: unknown) => {
      const other = name === 'mobile' ? 'app_name' : 'mobile';
      try {
        return settingsFrom({ [other]: '1', [name]: hole })?.[other];
      } catch (error) {
        return error;
      }
    };
    const cells = names.flatMap((name) => junk.map((hole) => ({ name, hole, other: otherWith(name, hole) })));
    expect(names.length).toBeGreaterThan(30);
    expect(
      cells
        .filter(({ other }) => other !== '1')
        .map(({ name, hole, other }) => `${inspect(hole)} in ${name}: ${inspect(other)}`),
    ).toEqual([]);
  });

  test('takes an empty list of providers as none, and drops an invalid entry of a list', () => {
    expect(settingsFrom({ social_auths: [] })?.social_auths).toEqual({});
    expect(settingsFrom({ languages: [{ id: 1, name: 'en' }, null, { id: 'x' }] })?.languages).toEqual([
      { id: 1, name: 'en', title: '', direction: 'ltr' },
    ]);
  });

  test('ignores settings that are not an object', () => {
    for (const raw of [undefined, null, 'text', 3]) expect(settingsFrom(raw)).toBeUndefined();
  });
});
