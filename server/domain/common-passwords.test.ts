import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test('The three thousand most common passwords are refused in any spelling', async () => {
  const first = (dictionary['passwords-common'] as readonly string[])
    .filter(({ length }) => length >= 8)
    .slice(0, 3_000);
  expect(first).toHaveLength(3_000);
  const accepted = async (passwords: string[]) => {
    const answers = await Promise.all(passwords.map((password) => isCommonPassword(password)));
    return passwords.filter((_, at) => !answers[at]);
  };
  expect(await accepted(first)).toEqual([]);
  expect(await accepted(first.map((password) => password.toUpperCase()))).toEqual([]);
});

test.each(['P@ssw0rd2024!', 'Football-99', '!!Superman1!!', 'larder2026', 'abcdefgh', '87654321', 'xyxyxyxy'])(
  'The password %s is refused',
  async (password) => expect(await isCommonPassword(password)).toBe(true),
);

test.each(['a long pass phrase', 'seven small figs', 'correct horse battery', 'Kd7-vTq2m', 'موز و سیب و انار'])(
  'The password %s is accepted',
  async (password) => expect(await isCommonPassword(password)).toBe(false),
);

test('A password made of the account’s own name, e-mail address or phone is refused', async () => {
  expect(await isCommonPassword('Ann Orchard', ['annorchard'])).toBe(true);
  expect(await isCommonPassword('ann@larder.test', ['ann@larder.test'])).toBe(true);
});
