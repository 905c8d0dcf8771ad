import { expect, test } from 'vitest';
import { strengthOf } from './checks.ts';

test.each([
  ['', 'none'],
  ['sevench', 'short'],
  ['eightchr', 'good'],
  ['a long pass phrase', 'strong'],
])('The strength of %j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
