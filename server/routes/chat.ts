/** The shopper's side of the chat with shops. */
import {
  countUnseenByUser,
  findConversation,
  findConversations,
  findMessages,
  markSeen,
  setUserSeen,
} from '#server/db/queries/chat.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pagingWith } from '#server/domain/paging.ts';
import { notFound } from '#server/domain/refusal.ts';
import { shopperOf } from '#server/http/caller.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { announceTypingOn } from '#server/realtime/typing.ts';
import { serializeConversation, serializeMessage } from '#server/serializers/chat.ts';
import { refuseOtherUser, sendMessage, startConversation } from '#server/services/chat.ts';
import { chatScene } from '#server/services/chat-scene.ts';
import { readPicture } from '#server/uploads/photos.ts';

const perPage = 20;

type ChatHandlers = Pick<
  Handlers,
  | 'listConversations'
  | 'listMessages'
  | 'openConversation'
  | 'sendMessage'
  | 'countUnreadMessages'
  | 'updateLastSeen'
  | 'announceTyping'
>;

export function chatRoutes(deps: Dependencies): ChatHandlers {
  const { db, clock } = deps;

  return {
    async listConversations(request) {
      const shopper = shopperOf(request);
      const filter = { userId: shopper.userId, search: request.query.search };
      const found = await findConversations(db, pagingWith(request.query, perPage), filter);
      const newest = found.map(({ last }) => last);
      const scene = await chatScene(deps, shopper, newest);
      const data = found.map((conversation) => serializeConversation(conversation, scene));
      return { data: { total: data.length, data } };
    },

    async listMessages(request) {
      const shopper = shopperOf(request);
      const { shop_id: shopId, before_id: beforeId, page = 1 } = request.query;
      const found = await findConversation(db, shopper.userId, shopId);
      if (!found) return { data: { data: [] } };
      const rows = await findMessages(db, found.row.id, pagingWith(request.query, perPage), beforeId);
      const [newest] = rows;
      const isNewestPage = page === 1 && beforeId === undefined;
      if (newest && isNewestPage) await markSeen(db, found.row.id, 'shop', newest.id);
      const scene = await chatScene(deps, shopper, rows);
      return { data: { data: rows.map((row) => serializeMessage(row, found, scene)) } };
    },

    openConversation: async (request) => startConversation(deps, shopperOf(request), request.body),

    sendMessage: async (request) =>
      sendMessage(deps, shopperOf(request), { body: request.body, readPicture: () => readPicture(request) }),

    async announceTyping(request, reply) {
      const conversation = { userId: requireUser(request), shopId: request.body.shop_id };
      const found = await findConversation(db, conversation.userId, conversation.shopId);
      if (!found?.shop.isActive) throw notFound();
      await announceTypingOn(db, { ...conversation, side: 'user' });
      return reply.code(204).send();
    },

    async countUnreadMessages(request) {
      const userId = requireUser(request);
      refuseOtherUser(userId, request.query.user_id);
      const count = { unread_messages: await countUnseenByUser(db, userId) };
      return { data: { ...count, data: count } };
    },

    async updateLastSeen(request, reply) {
      await setUserSeen(db, requireUser(request), clock());
      return reply.code(204).send();
    },
  };
}
