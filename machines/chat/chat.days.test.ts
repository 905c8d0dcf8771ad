import { expect, test } from 'vitest';
import { aMessage, aPage } from '#tests/models/chat.ts';
import { inDrawer, onScreen } from '#tests/support/charts/held-chat.ts';
import { chatPageSize } from './chat.constants.ts';

/** Noon in UTC is the same day in every time zone between −12 and +11. */
const on = (day: number) => `2025-03-0${day}T12:00:00.000000Z`;

test('The first loaded message of each day begins that day', async () => {
  const chat = await inDrawer([
    aMessage(4, { created_at: on(6) }),
    aMessage(3, { created_at: on(5) }),
    aMessage(2, { created_at: on(5) }),
    aMessage(1, { created_at: on(4) }),
  ]);
  expect(chat.history().entries.map(({ startsDay }) => startsDay)).toEqual([true, true, false, true]);
});

test('A text that is being sent begins its own day', async () => {
  const chat = await inDrawer([aMessage(1, { created_at: on(4) })]);
  chat.write('Fresh?');
  chat.write('And ripe?');
  expect(chat.history().entries.map(({ startsDay }) => startsDay)).toEqual([true, true, false]);
});

test('Older messages of the same day take the heading over, and no other bubble is drawn again', async () => {
  const newest = 2 * chatPageSize;
  const chat = await onScreen(aPage(newest));
  const before = chat.history().entries;
  chat.send({ type: 'history.loadMore' });
  await chat.respond('listOlder', aPage(chatPageSize));
  const { entries } = chat.history();
  expect(entries).toHaveLength(newest);
  expect(entries.filter(({ startsDay }) => startsDay).map(({ key }) => key)).toEqual(['1']);
  expect(entries.slice(chatPageSize + 1)).toEqual(before.slice(1));
  for (const [at, entry] of before.slice(1).entries()) expect(entries[chatPageSize + 1 + at]).toBe(entry);
});
