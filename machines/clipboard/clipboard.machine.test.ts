import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { clipboardMachine } from './clipboard.machine.ts';

const start = () => {
  const clipboard = startHeld(clipboardMachine, undefined, ['copyText']);
  clipboard.send({ type: 'text.copy', text: 'R-81' });
  return clipboard;
};

describe('clipboard', () => {
  test('copies one text at a time and says so', async () => {
    const clipboard = start();
    clipboard.send({ type: 'text.copy', text: 'R-82' });
    await clipboard.respond('copyText', undefined);
    expect(clipboard.requested('copyText')).toEqual([{ text: 'R-81' }]);
    expect(clipboard.notices()).toEqual([{ kind: 'success', text: { key: 'Link copied' } }]);
  });

  test('says so if the browser refuses or never responds', async () => {
    const refused = start();
    await refused.refuse('copyText', { kind: 'broken' });
    const silent = start();
    silent.pass(requestTimeoutMs);
    for (const { notices } of [refused, silent]) expect(notices()).toMatchObject([{ kind: 'error' }]);
  });
});
