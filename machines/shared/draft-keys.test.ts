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
    let reading = 0;
    const withKey = contentKeys(async (given: { name: string }) => {
      reading += 1;
      return { ...given, latitude: 52 + reading };
    });
    const sent: { idempotencyKey: string; latitude: number }[] = [];
    const send = (name: string, isLost = false) =>
      withKey({ name }, async (body) => {
        sent.push(body);
        if (isLost) throw new Error('No response.');
        return name;
      }).catch(() => 'lost');
    return { sent, send };
  };

  test('stays after a failure with what was completed, so that the server adds it once', async () => {
    const { sent, send } = start();
    expect([await send('Kim', true), await send('Kim')]).toEqual(['lost', 'Kim']);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('is another one after a success, and for another content', async () => {
    const { sent, send } = start();
    await send('Kim');
    await send('Kim', true);
    await send('Amal');
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    expect(new Set(sent.map(({ latitude }) => latitude)).size).toBe(3);
  });
});
