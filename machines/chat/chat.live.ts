/** The chat with its ports filled by the API and the browser's storage, and its ids drawn at random. */
import { assign } from 'xstate';
import type { Client } from '#api/client.ts';
import { listConversations, listMessages, openConversation } from '#api/operations/chat.ts';
import { liveOutgoingMessage } from '../outgoing-message/outgoing-message.live.ts';
import { call } from '../shared/call.ts';
import { hasId, type Id, isSameId } from '../shared/ids.ts';
import type { Storage } from '../storage/storage.types.ts';
import { chatPageSize } from './chat.constants.ts';
import { chatMachine } from './chat.machine.ts';
import type { OlderThan } from './chat.types.ts';

const size = { per_page: chatPageSize };

/**
 * A back end that ignores `before_id` responds with its newest page; then pages are requested by their number. A page may
 * be shorter than requested or have lost a row, so those that bring nothing new are passed over. A back end that ignores
 * the number as well repeats its newest page.
 */
const liveOlder =
  (client: Client) =>
  async ({ shopId, beforeId, knownIds }: OlderThan, signal: AbortSignal) => {
    const isNew = ({ id }: { id: Id }) => !hasId(knownIds, id);
    const newest = await listMessages(client, { shop_id: shopId, page: 1, ...size, before_id: beforeId }, signal);
    if (newest.every(isNew)) return newest;
    for (let next = Math.max(2, Math.floor(knownIds.length / chatPageSize) + 1); ; next++) {
      const page = await listMessages(client, { shop_id: shopId, page: next, ...size }, signal);
      if (page.length === 0 || page.some(isNew) || isSameId(page[0]?.id, newest[0]?.id)) return page;
    }
  };

export const liveChat = ({ client, storage }: { client: Client; storage: Storage }) =>
  chatMachine.provide({
    actors: {
      outgoingMessage: liveOutgoingMessage(client),
      listConversations: call(({ search, page }: { search: string; page: number }, signal) =>
        listConversations(client, { ...(search ? { search } : {}), page, ...size }, signal),
      ),
      recallShop: call(async () => {
        const { activeShopId } = storage.read();
        return activeShopId === undefined ? undefined : { id: activeShopId };
      }),
      openConversation: call((body, signal) => openConversation(client, body, signal)),
      listMessages: call(({ shopId }: { shopId: Id }, signal) =>
        listMessages(client, { shop_id: shopId, page: 1, ...size }, signal),
      ),
      listOlder: call(liveOlder(client)),
    },
    actions: {
      storeShop: ({ context }) => storage.write({ activeShopId: context.activeShop?.id }),
      drawStamp: assign(() => ({ stamp: { clientId: crypto.randomUUID(), at: new Date().toISOString() } })),
    },
  });
