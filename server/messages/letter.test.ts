import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MessageRow } from '#server/db/queries/outbox.ts';
import { hiddenCode } from '#server/domain/mail.ts';
import { secretFrom } from '#server/security/shop-secret.ts';
import { letterOf } from './letter.ts';

const secret = secretFrom(randomBytes(32));

const bodyOf = async (body: string, publicUrl: string | undefined, code: string | null = '4071') => {
  const message = { channel: 'sms', recipient: '+12025550142', subject: '', body, secret: code && secret.seal(code) };
  const config = { publicUrl: publicUrl === undefined ? undefined : new URL(publicUrl), port: 4400 };
  return (await letterOf(message as MessageRow, { config, secret, accents: undefined })).body;
};

const phrase = `Larder: your code is ${hiddenCode}. Never share it.`;
const plain = 'Larder: your code is 4071. Never share it.';

test('The text message of a code ends with the host of the shop and the code, for a browser that may take it', async () => {
  expect(await bodyOf(phrase, 'https://shop.example/')).toBe(`${plain}\n@shop.example #4071`);
});

test('The code is bound to no host that is not known, and not where it would take a second message', async () => {
  expect(await bodyOf(phrase, undefined)).toBe(plain);
  expect(await bodyOf(phrase, `https://${'long.'.repeat(25)}example`)).toBe(plain);
  const arabic = `لاردر: رمزك هو ${hiddenCode}. لا تشاركه مع أحد أبدًا.`;
  expect(await bodyOf(arabic, 'https://a-very-long-name.example')).toBe(arabic.replace(hiddenCode, '4071'));
});

test('A text message without a code names no host', async () => {
  expect(await bodyOf('Larder: your password was changed.', 'https://shop.example', null)).toBe(
    'Larder: your password was changed.',
  );
});
