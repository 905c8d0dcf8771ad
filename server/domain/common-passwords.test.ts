import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test('The three thousand most common passwords are refused in any spelling', () => {
  const first = (dictionary['passwords-common'] as readonly string[])
    .filter(({ length }) => length >= 8)
    .slice(0, 3_000);
  expect(first).toHaveLength(3_000);
  expect(first.filter((password) => !isCommonPassword(password))).toEqual([]);
  expect(first.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
});

test.each(['P@ssw0rd2024!', 'Football-99', '!!Superman1!!', 'larder2026', 'abcdefgh', '87654321', 'xyxyxyxy'])(
  'The password %s is refused',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['a long pass phrase', 'seven small figs', 'correct horse battery', 'Kd7-vTq2m', 'موز و سیب و انار'])(
  'The password %s is accepted',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('A password made of the account’s own name, e-mail address or phone is refused', () => {
  expect(isCommonPassword('Ann Orchard', ['annorchard'])).toBe(true);
  expect(isCommonPassword('ann@larder.test', ['ann@larder.test'])).toBe(true);
});
