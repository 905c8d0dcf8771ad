/** @spec R111 */
import { describe, expect, test } from 'vitest';
import { chatMachine } from '#machines/chat/chat.machine.ts';
import { aMessage } from '#tests/models/chat.ts';
import { beginChat, inDrawer } from '#tests/support/charts/held-chat.ts';
import type { ChatMessage } from './chat.types.ts';

const own = (id: number, isSeen?: boolean): ChatMessage => aMessage(id, { type: 'user', is_seen: isSeen });
const ticks = ({ history }: Awaited<ReturnType<typeof inDrawer>>) => history().entries.map(({ isRead }) => isRead);

describe(`${chatMachine.id}: what the shop has read`, () => {
  test('reading + messages.seen → fetches the newest page again, without counting anything as new', async () => {
    const chat = await inDrawer([own(2, false), aMessage(1)]);
    expect(ticks(chat)).toEqual([undefined, false]);
    const { heard } = chat.history();
    chat.send({ type: 'messages.seen' });
    await chat.respond('listMessages', [own(2, true), aMessage(1)]);
    expect(ticks(chat)).toEqual([undefined, true]);
    expect(chat.history().heard).toBe(heard);
    expect(chat.requested('listMessages')).toHaveLength(2);
  });

  test('loading + messages.seen → fetches the page anew, which may be older than the reading', async () => {
    const chat = beginChat({ userId: 7, page: 'home', path: '/' });
    chat.send({ type: 'chat.open', shop: { id: 3 } });
    await chat.respond('openConversation', undefined);
    chat.send({ type: 'messages.seen' });
    expect(chat.requested('listMessages')).toHaveLength(2);
    await chat.respond('listMessages', [own(2, true)]);
    expect(ticks(chat)).toEqual([true]);
  });

  test('whatever stands before a message that was read has been read', async () => {
    const chat = await inDrawer([own(4, false), own(3, true), own(2, false), own(1, false)]);
    expect(ticks(chat)).toEqual([true, true, true, false]);
  });

  test('a back end that does not say it has no ticks, and a text that is being sent has none', async () => {
    const chat = await inDrawer([own(2), own(1)]);
    chat.write('Fresh?');
    expect(ticks(chat)).toEqual([undefined, undefined, undefined]);
  });

  test('a bubble that is read becomes another one, and no other does', async () => {
    const chat = await inDrawer([own(2, false), own(1, true)]);
    const [first, second] = chat.history().entries;
    chat.send({ type: 'messages.seen' });
    await chat.respond('listMessages', [own(2, true), own(1, true)]);
    expect(chat.history().entries[0]).toEqual(first);
    expect(chat.history().entries[1]).toEqual({ ...second, isRead: true });
  });

  test('none + messages.seen → fetches nothing', () => {
    const chat = beginChat({ userId: 7, page: 'home', path: '/' });
    chat.send({ type: 'messages.seen' });
    expect(chat.requested('listMessages')).toEqual([]);
  });
});
