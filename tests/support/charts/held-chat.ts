/** A started chat whose calls wait until a test answers them, and what tests ask it. */

import { chatMachine } from '#machines/chat/chat.machine.ts';
import { selectConversation, selectDraft, selectHistory, selectShops } from '#machines/chat/chat.selectors.ts';
import { selectIsChatOpen } from '#machines/chat/chat.summary.ts';
import type { ChatInput, ChatMessage } from '#machines/chat/chat.types.ts';
import { chatCharts, chatPorts } from '../../models/chat.ts';
import { startHeld } from './held-flow.ts';

export const beginChat = (input: ChatInput) => {
  const harness = startHeld(chatMachine, input, chatPorts, chatCharts);
  const history = () => selectHistory(harness.snapshot());
  const write = (text: string) => {
    harness.send({ type: 'draft.type', text });
    harness.send({ type: 'message.send' });
  };
  return {
    ...harness,
    write,
    history,
    shops: () => selectShops(harness.snapshot()),
    conversation: () => selectConversation(harness.snapshot()),
    draft: () => selectDraft(harness.snapshot()),
    isOpen: () => selectIsChatOpen(harness.snapshot()),
    /** What each bubble shows, the oldest first. */
    bubbles: () => history().entries.map(({ text, state }) => (state === 'sent' ? text : `${text} (${state})`)),
  };
};

/** Signed in, with the drawer open and its first page read. */
export const inDrawer = async (page: ChatMessage[] = []) => {
  const chat = beginChat({ userId: 7, page: 'home', path: '/' });
  chat.send({ type: 'chat.open', shop: { id: 3, name: 'Shop 3' } });
  await chat.respond('openConversation', undefined);
  await chat.respond('listMessages', page);
  return chat;
};

/** Signed in, on the messages screen, with the conversation that was active before. */
export const onScreen = async (page: ChatMessage[] = []) => {
  const chat = beginChat({ userId: 7, page: 'messages', path: '/massages' });
  await chat.respond('recallShop', { id: 3 });
  await chat.respond('openConversation', undefined);
  await chat.respond('listMessages', page);
  return chat;
};
