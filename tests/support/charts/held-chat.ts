/** A started chat whose calls wait until a test answers them, and what tests ask it. */

import { chatMachine } from '#machines/chat/chat.machine.ts';
import { selectIsChatOpen } from '#machines/chat/chat.open.ts';
import { selectConversation, selectDraft, selectHistory, selectShops } from '#machines/chat/chat.selectors.ts';
import type { ChatInput, ChatMessage } from '#machines/chat/chat.types.ts';
import { chatPorts } from '../../models/chat.ts';
import { startHeld } from './held-flow.ts';

export const beginChat = (input: ChatInput) => {
  const rig = startHeld(chatMachine, input, chatPorts);
  const history = () => selectHistory(rig.snapshot());
  const write = (text: string) => {
    rig.send({ type: 'draft.type', text });
    rig.send({ type: 'message.send' });
  };
  return {
    ...rig,
    write,
    history,
    shops: () => selectShops(rig.snapshot()),
    conversation: () => selectConversation(rig.snapshot()),
    draft: () => selectDraft(rig.snapshot()),
    isOpen: () => selectIsChatOpen(rig.snapshot()),
    /** What each bubble shows, the oldest first. */
    bubbles: () => history().entries.map(({ text, state }) => (state === 'sent' ? text : `${text} (${state})`)),
  };
};

/** Signed in, with the drawer open and its first page read. */
export const inDrawer = async (page: ChatMessage[] = []) => {
  const chat = beginChat({ userId: 7, path: '/' });
  chat.send({ type: 'chat.open', shop: { id: 3, name: 'Shop 3' } });
  await chat.answer('openConversation', undefined);
  await chat.answer('listMessages', page);
  return chat;
};

/** Signed in, on the messages screen, with the conversation that was active before. */
export const onScreen = async (page: ChatMessage[] = []) => {
  const chat = beginChat({ userId: 7, path: '/massages' });
  await chat.answer('recallShop', { id: 3 });
  await chat.answer('openConversation', undefined);
  await chat.answer('listMessages', page);
  return chat;
};
