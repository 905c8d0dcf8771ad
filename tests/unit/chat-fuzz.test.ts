/** Texts over a network that loses answers, with pages that come in between: each is kept once and shown once. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from '#api/types/chat.ts';
import { aMessage } from '#tests/models/chat.ts';
import { inDrawer } from '#tests/support/charts/held-chat.ts';
import { seed } from '#tests/support/data/random.ts';

/** What the server keeps: a name that it knows is no new message. */
const startServer = () => {
  const kept: ChatMessage[] = [];
  const store = ({ message, client_id }: { message: string; client_id: string }) => {
    const known = kept.find((other) => other.client_id === client_id);
    if (known) return known;
    const stored = aMessage(kept.length + 1, { type: 'user', message, client_id });
    kept.push(stored);
    return stored;
  };
  return { kept, store, page: () => kept.toReversed().slice(0, 20) };
};

type Sent = { message: string; client_id: string };
const steps = ['write', 'answer', 'refuse', 'lose', 'news', 'page', 'retry'] as const;

const run = async (schedule: readonly (typeof steps)[number][]) => {
  const chat = await inDrawer([]);
  const server = startServer();
  let written = 0;
  let settledSends = 0;
  let settledPages = 1;
  const sending = () => chat.requested('sendMessage')[settledSends] as Sent | undefined;
  const reading = () => chat.requested('listMessages')[settledPages];
  const end = async (how: 'answer' | 'refuse' | 'lose') => {
    const sent = sending();
    if (!sent) return;
    // A lost answer is that of a message which the server has.
    const stored = how === 'refuse' ? undefined : server.store(sent);
    if (how === 'answer') await chat.respond('sendMessage', stored, settledSends);
    else await chat.refuse('sendMessage', { kind: 'network' }, settledSends);
    settledSends += 1;
  };
  const deeds = {
    write: async () => {
      written += 1;
      chat.send({ type: 'draft.type', text: `Text ${written}` });
      chat.send({ type: 'message.send' });
    },
    answer: () => end('answer'),
    refuse: () => end('refuse'),
    lose: () => end('lose'),
    news: async () => chat.send({ type: 'message.received' }),
    page: async () => {
      if (!reading()) return;
      // An earlier question was given up when the next was asked.
      settledPages = chat.requested('listMessages').length;
      await chat.respond('listMessages', server.page());
    },
    retry: async () => {
      for (const { clientId, state } of chat.history().entries)
        if (state === 'failed' && clientId) chat.send({ type: 'message.retry', clientId });
    },
  };
  for (const step of schedule) {
    await deeds[step]();
    const shown = chat.history().entries.map(({ text }) => text);
    expect(shown).toEqual([...new Set(shown)]);
  }
  // In the end the network is back.
  await deeds.retry();
  while (sending()) await deeds.answer();
  await deeds.news();
  await deeds.page();
  const texts = Array.from({ length: written }, (_, at) => `Text ${at + 1}`);
  expect(server.kept.map(({ message }) => message).sort()).toEqual(texts.sort());
  expect(chat.bubbles().sort()).toEqual(texts);
  chat.actor.stop();
};

test(`The chat never loses or repeats a text (LARDER_TEST_SEED=${seed})`, async () => {
  const schedules = fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 24 });
  await fc.assert(fc.asyncProperty(schedules, run), { seed, numRuns: 300 });
}, 30_000);
