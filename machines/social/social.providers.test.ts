import { expect, test } from 'vitest';
import { activeProviders } from './social.providers.ts';

const auth = (is_active: boolean) => ({ name: 'x', is_active });

test.each([
  ['none at all', {}, []],
  ['none, as PHP says it', [] as never, []],
  [
    'some, in the order of the buttons',
    { apple: auth(true), facebook: auth(false), google: auth(true) },
    ['google', 'apple'],
  ],
  ['one that nobody knows', { myspace: auth(true) }, []],
])('The settings with %s yield the right providers', (_, auths, active) => {
  expect(activeProviders(auths)).toEqual(active);
});
