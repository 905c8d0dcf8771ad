import { describe, expect, test } from 'vitest';
import { refused, unauthorized } from '#tests/models/cart.ts';
import { aMessage } from '#tests/models/chat.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { outgoingMessageMachine } from './outgoing-message.machine.ts';

const clientId = 'message-1';
const input = { clientId, shopId: 3, text: 'Fresh?', orderId: undefined, userId: 7 };
const begin = () => {
  const held = startHeld(outgoingMessageMachine, input, ['openConversation', 'sendMessage']);
  return { ...held, state: () => held.snapshot().value };
};

describe(outgoingMessageMachine.id, () => {
  test('waiting → sends nothing before the chat asks for it', () => {
    expect(begin().requested()).toEqual([]);
  });

  test('message.post + a response → reports the message as sent', async () => {
    const text = begin();
    text.send({ type: 'message.post' });
    expect(text.requested('sendMessage')).toEqual([{ shop_id: 3, message: 'Fresh?', client_id: clientId }]);
    const message = aMessage(9, { type: 'user', client_id: clientId });
    await text.respond('sendMessage', message);
    expect(text.state()).toBe('sent');
    expect(text.emitted('message.sent')).toEqual([{ type: 'message.sent', clientId, message }]);
  });

  test('message.openAndPost → opens the conversation, then sends the text', async () => {
    const text = begin();
    text.send({ type: 'message.openAndPost' });
    expect(text.requested('sendMessage')).toEqual([]);
    await text.respond('openConversation', undefined);
    expect(text.emitted('conversation.opened')).toEqual([{ type: 'conversation.opened', shopId: 3 }]);
    expect(text.requested('sendMessage')).toHaveLength(1);
  });

  test('posting + a 404 → reports the missing conversation before the failure', async () => {
    const text = begin();
    text.send({ type: 'message.post' });
    await text.refuse('sendMessage', { kind: 'refused', status: 404 });
    expect(text.emitted('conversation.missing')).toEqual([{ type: 'conversation.missing', shopId: 3 }]);
    expect(text.emitted('message.failed')).toEqual([{ type: 'message.failed', clientId }]);
  });

  test('posting + a 401 → reports the end of the session, and the text can be retried', async () => {
    const text = begin();
    text.send({ type: 'message.post' });
    await text.refuse('sendMessage', unauthorized);
    expect([text.state(), text.emitted('message.failed')]).toEqual(['failed', []]);
    expect(text.emitted('message.unauthorized')).toHaveLength(1);
  });

  test.each(['message.post', 'message.openAndPost'] as const)('%s + no response → fails and logs it', (type) => {
    const text = begin();
    text.send({ type });
    text.pass(requestTimeoutMs);
    expect(text.state()).toBe('failed');
    expect(text.emitted('failure.logged')).toMatchObject([{ failure: { kind: 'timeout' } }]);
  });

  test('message.cancel while sending → waits again, and the late response is ignored', async () => {
    const text = begin();
    text.send({ type: 'message.post' });
    text.send({ type: 'message.cancel' });
    await text.respond('sendMessage', aMessage(9));
    expect([text.state(), text.emitted('message.sent')]).toEqual(['waiting', []]);
  });

  test('message.retry and message.discard → are ignored unless the message has failed', async () => {
    const text = begin();
    text.send({ type: 'message.discard' });
    text.send({ type: 'message.post' });
    text.send({ type: 'message.retry' });
    expect(text.state()).toEqual({ sending: 'posting' });
    await text.refuse('sendMessage', refused);
    text.send({ type: 'message.retry' });
    expect([text.state(), text.emitted('message.retried')]).toEqual([
      'waiting',
      [{ type: 'message.retried', clientId }],
    ]);
    text.send({ type: 'message.post' });
    await text.refuse('sendMessage', refused);
    text.send({ type: 'message.discard' });
    expect([text.state(), text.emitted('message.discarded')]).toEqual([
      'discarded',
      [{ type: 'message.discarded', clientId }],
    ]);
  });
});
