/** @spec R120 */
import { describe, expect, test } from 'vitest';
import { aMessage } from '#tests/models/chat.ts';
import { beginChat, inDrawer } from '#tests/support/charts/held-chat.ts';
import { aUser } from '#tests/support/data/builders.ts';
import { photoLimits } from '../file-limits.ts';
import { chatMachine } from './chat.machine.ts';
import { selectAttached, selectEnlarged } from './chat.selectors.ts';

const photo = new File(['1'], 'bread.png', { type: 'image/png' });
const other = new File(['22'], 'milk.png', { type: 'image/png' });
const paper = new File(['1'], 'bill.pdf', { type: 'application/pdf' });
const huge = new File([new Uint8Array(photoLimits.maxBytes + 1)], 'huge.png', { type: 'image/png' });
const mine = (given = {}) => aMessage(1, { type: 'user', client_id: 'message-1', ...given });

const opened = async () => {
  const chat = await inDrawer();
  const choose = (...files: File[]) => chat.send({ type: 'picture.choose', files });
  return { ...chat, choose, attached: () => selectAttached(chat.snapshot()) };
};

describe(`${chatMachine.id}: a picture`, () => {
  test('picture.choose → goes with the next text, and with that one alone', async () => {
    const chat = await opened();
    chat.choose(photo);
    expect(chat.attached().picture).toBe(photo);
    chat.write('Is this mould?');
    expect(chat.attached().picture).toBeUndefined();
    expect(chat.history().entries).toMatchObject([{ text: 'Is this mould?', picture: photo, state: 'waiting' }]);
    await chat.respond('sendMessage', mine({ message: 'Is this mould?', picture: '/files/1.webp' }));
    expect(chat.history().entries).toMatchObject([{ key: 'message-1', picture: '/files/1.webp', state: 'sent' }]);
    chat.write('Hello?');
    expect(chat.requested('sendMessage')).toEqual([
      { shop_id: 3, message: 'Is this mould?', client_id: 'message-1', picture: photo },
      { shop_id: 3, message: 'Hello?', client_id: 'message-2' },
    ]);
  });

  test('message.send without a text → sends the picture alone; without either → sends nothing', async () => {
    const chat = await opened();
    chat.send({ type: 'message.send' });
    expect(chat.requested('sendMessage')).toEqual([]);
    chat.choose(photo);
    chat.send({ type: 'message.send' });
    expect(chat.requested('sendMessage')).toMatchObject([{ message: '', picture: photo }]);
  });

  test('another choice replaces it, and a file that does not fit is named', async () => {
    const chat = await opened();
    chat.choose(photo);
    chat.choose(other);
    expect(chat.attached()).toEqual({ picture: other, refused: [] });
    chat.choose(paper);
    expect(chat.attached()).toEqual({ picture: other, refused: [{ name: 'bill.pdf', reason: 'type' }] });
    chat.choose(huge);
    expect(chat.attached()).toEqual({ picture: other, refused: [{ name: 'huge.png', reason: 'size' }] });
    chat.send({ type: 'picture.remove' });
    expect(chat.attached()).toEqual({ picture: undefined, refused: [] });
  });

  test('a failed one is sent again with its picture, or discarded', async () => {
    const chat = await opened();
    chat.choose(photo);
    chat.send({ type: 'message.send' });
    await chat.refuse('sendMessage', { kind: 'network' });
    expect(chat.history().entries).toMatchObject([{ picture: photo, state: 'failed' }]);
    chat.send({ type: 'message.retry', clientId: 'message-1' });
    expect(chat.requested('sendMessage')).toMatchObject([{ picture: photo }, { picture: photo }]);
    await chat.refuse('sendMessage', { kind: 'network' }, 1);
    chat.send({ type: 'message.discard', clientId: 'message-1' });
    expect(chat.history().entries).toEqual([]);
  });

  test('it belongs to its shop and to its shopper', async () => {
    const chat = await opened();
    chat.choose(photo);
    chat.send({ type: 'chat.open', shop: { id: 4 } });
    expect(chat.attached().picture).toBeUndefined();
    chat.send({ type: 'chat.open', shop: { id: 3 } });
    expect(chat.attached().picture).toBe(photo);
    chat.send({ type: 'session.started', user: aUser({ id: 8 }) });
    chat.send({ type: 'chat.open', shop: { id: 3 } });
    expect(chat.attached().picture).toBeUndefined();
  });

  test('without a conversation → picture.choose attaches nothing', () => {
    const chat = beginChat({ userId: 7, page: 'home', path: '/' });
    chat.send({ type: 'picture.choose', files: [photo] });
    expect(selectAttached(chat.snapshot())).toEqual({ picture: undefined, refused: [] });
  });

  test('picture.enlarge → shows it large until picture.close, or until another conversation is opened', async () => {
    const chat = await opened();
    const enlarged = { picture: '/files/1.webp', isOwn: false };
    chat.send({ type: 'picture.enlarge', ...enlarged });
    expect(selectEnlarged(chat.snapshot())).toEqual(enlarged);
    chat.send({ type: 'picture.close' });
    expect(selectEnlarged(chat.snapshot())).toBeUndefined();
    chat.send({ type: 'picture.enlarge', ...enlarged });
    chat.send({ type: 'chat.open', shop: { id: 4 } });
    expect(selectEnlarged(chat.snapshot())).toBeUndefined();
  });

  test('conversation.refresh while it is read → fetches the messages again, with new links', async () => {
    const chat = await inDrawer([mine({ picture: '/files/old.webp' })]);
    chat.send({ type: 'conversation.refresh' });
    await chat.respond('listMessages', [mine({ picture: '/files/new.webp' })], 1);
    expect(chat.history().entries).toMatchObject([{ picture: '/files/new.webp' }]);
  });
});
