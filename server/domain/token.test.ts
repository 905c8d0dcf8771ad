import { expect, test } from 'vitest';
import { hashOf, newToken } from './token.ts';

test('A token has 256 bits, and ten thousand tokens and their hashes are distinct', () => {
  const tokens = Array.from({ length: 10_000 }, newToken);
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
  expect(new Set(tokens).size).toBe(10_000);
  expect(new Set(tokens.map((token) => hashOf(token).toString('hex'))).size).toBe(10_000);
});
