import { describe, expect, test } from 'vitest';
import { contentKeys, draftKeys } from './draft-keys.ts';

describe('the key of a draft', () => {
  test('is that of the object: an equal one is another request', () => {
    const keyOf = draftKeys();
    const draft = { name: 'Kim' };
    expect(keyOf(draft)).toBe(keyOf(draft));
    expect(keyOf({ ...draft })).not.toBe(keyOf(draft));
  });
});

describe('the key of a content', () => {
  const start = () => {
    const withKey = contentKeys();
    const keys: string[] = [];
    const send = (name: string, isLost = false) =>
      withKey({ name }, async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (isLost) throw new Error('No response.');
        return name;
      }).catch(() => 'lost');
    return { keys, send };
  };

  test('stays after a failure, so that the server adds it once', async () => {
    const { keys, send } = start();
    expect([await send('Kim', true), await send('Kim')]).toEqual(['lost', 'Kim']);
    expect(keys[1]).toBe(keys[0]);
  });

  test('is another one after a success, and for another content', async () => {
    const { keys, send } = start();
    await send('Kim');
    await send('Kim', true);
    await send('Amal');
    expect(new Set(keys).size).toBe(3);
  });
});
