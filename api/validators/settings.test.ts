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

  test('takes the first of two entries with the same id', () => {
    const link = { id: 1, name: 'About', url: '/about-us', type: 'link' };
    const twice = [link, { ...link, id: '1', name: 'Again' }];
    const read = settingsFrom({
      menus: twice,
      social_links: twice,
      languages: twice,
      currencies: twice,
      payment_gateways: twice,
      footers: [{ id: 1, items: twice }, { id: 1 }],
    });
    expect(read?.footers).toHaveLength(1);
    expect(read?.footers[0]?.items).toHaveLength(1);
    const lists = [read?.menus, read?.social_links, read?.languages, read?.currencies, read?.payment_gateways];
    expect(lists.map((rows) => rows?.map(({ name }) => name))).toEqual(lists.map(() => ['About']));
  });

  test('ignores settings that are not an object', () => {
    for (const raw of [undefined, null, 'text', 3]) expect(settingsFrom(raw)).toBeUndefined();
  });
});
