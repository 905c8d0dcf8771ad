/** The chat walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import { chatMachine } from '#machines/chat/chat.machine.ts';
import type { ChatContext } from '#machines/chat/chat.types.ts';
import { outgoingMessageMachine } from '#machines/outgoing-message/outgoing-message.machine.ts';
import { chatCharts, chatModels, chatPorts, outgoingMessageModel } from '#tests/models/chat.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({
  machine: chatMachine,
  ports: chatPorts,
  models: chatModels,
  children: chatCharts,
  // A response without the message: chat.writing.test.ts takes it.
  never: ['open.outbox.sending + message.sent [0]'],
});
walkEveryEdge({
  machine: outgoingMessageMachine,
  ports: ['openConversation', 'sendMessage'],
  models: { 'an outgoing message': outgoingMessageModel },
});

const edges = Object.values(chatModels).flatMap((model) => edgesOf(model));
const contextOf = ({ context }: { context: unknown }) => context as ChatContext;

test('The model of the chat has edges', () => {
  expect(edges.length).toBeGreaterThan(200);
});

test('After the session ends the chat has no texts, shops or pending intents', () => {
  const ends = edges.filter(({ from, event }) => event.type === 'session.ended' && from.matches('open' as never));
  expect(ends.length).toBeGreaterThan(0);
  for (const { to } of ends) {
    const { page: _page, path: _path, stamp: _stamp, ...rest } = contextOf(to);
    const { conversations, messages, outbox, drafts, unopened } = rest;
    expect([conversations, messages, outbox, drafts, unopened]).toEqual([[], [], [], {}, []]);
    expect([rest.userId, rest.activeShop, rest.shop, rest.pending, rest.search]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '',
    ]);
  }
});

test('Each message is listed once, the oldest first', () => {
  for (const { to } of edges) {
    const ids = contextOf(to).messages.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => Number(a) - Number(b)));
  }
});

test('No text is lost unless it was sent or discarded or the session ended', () => {
  for (const { from, event, to } of edges) {
    if (event.type === 'session.ended' || event.type === 'session.started') continue;
    const [before, after] = [contextOf(from).outbox.length, contextOf(to).outbox.length];
    if (after < before) expect(event.type).toMatch(/^(message\.(sent|discarded)|xstate\.done\.actor\.listMessages)$/);
  }
});

test('No empty text is sent', () => {
  for (const { to } of edges) for (const { text } of contextOf(to).outbox) expect(text.trim()).not.toBe('');
});
