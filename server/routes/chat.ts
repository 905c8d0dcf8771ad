/** The shopper's side of the chat with shops. */
import type { FastifyRequest } from 'fastify';
import {
  countUnseenByUser,
  type FoundConversation,
  findConversation,
  findConversations,
  findMessages,
  type MessageRow,
  markSeen,
  newestMessageOf,
  openConversation,
  setUserSeen,
  writeMessage,
} from '#server/db/queries/chat.ts';
import { productsByIds } from '#server/db/queries/products.ts';
import { shopExists } from '#server/db/queries/shops.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import { pagingWith } from '#server/domain/paging.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { forbidden, notFound } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { type ChatScene, serializeConversation, serializeMessage } from '#server/shapes/chat.ts';
import { idempotently } from './idempotency.ts';
import { unknown } from './unknown.ts';

const perPage = 20;

type ChatHandlers = Pick<
  Handlers,
  'listConversations' | 'listMessages' | 'openConversation' | 'sendMessage' | 'countUnreadMessages' | 'updateLastSeen'
>;

/** A number of another shopper never selects that shopper. */
function refuseOtherUser(userId: number, named: number | null | undefined): void {
  if (typeof named === 'number' && named !== userId) throw forbidden();
}

export function chatRoutes({ db, clock, assistant }: Services): ChatHandlers {
  async function sceneOf(request: FastifyRequest, rows: readonly (MessageRow | null)[]): Promise<ChatScene> {
    const now = clock();
    const ids = [...new Set(rows.flatMap((row) => row?.productId ?? []))];
    const products = await productsByIds(db, ids, request.locale, requireUser(request), now);
    return {
      products: new Map(products.map((product) => [product.id, product])),
      language: request.locale,
      now,
      unavailableVoucherText: request.t('This product is no longer sold'),
    };
  }

  async function messagesResponse(request: FastifyRequest, found: FoundConversation, rows: MessageRow[]) {
    const scene = await sceneOf(request, rows);
    return rows.map((row) => serializeMessage(row, found, scene));
  }

  return {
    async listConversations(request) {
      const filter = { userId: requireUser(request), search: request.query.search };
      const found = await findConversations(db, pagingWith(request.query, perPage), filter);
      const scene = await sceneOf(
        request,
        found.map(({ last }) => last),
      );
      const data = found.map((conversation) => serializeConversation(conversation, scene));
      return { data: { total: data.length, data } };
    },

    async listMessages(request) {
      const { shop_id: shopId, before_id: beforeId, page = 1 } = request.query;
      const found = await findConversation(db, requireUser(request), shopId);
      if (!found) return { data: { data: [] } };
      const rows = await findMessages(db, found.row.id, pagingWith(request.query, perPage), beforeId);
      const [newest] = rows;
      const isNewestPage = page === 1 && beforeId === undefined;
      if (newest && isNewestPage) await markSeen(db, found.row.id, 'shop', newest.id);
      return { data: { data: await messagesResponse(request, found, rows) } };
    },

    async openConversation(request) {
      const userId = requireUser(request);
      const { shop_id: shopId, user_id: named, product_id: productId } = request.body;
      refuseOtherUser(userId, named);
      if (!(await shopExists(db, shopId))) throw unknown('shop_id');
      const now = clock();
      if (productId && (await productsByIds(db, [productId], request.locale, userId, now)).length === 0)
        throw unknown('product_id');
      return inTransaction(db, (tx) =>
        idempotently(tx, request, now, async () => {
          const { id } = await openConversation(tx, userId, shopId, now);
          // Asking twice about what was shown last shows it once.
          const isShown = productId && (await newestMessageOf(tx, id))?.productId === productId;
          if (productId && !isShown) await writeMessage(tx, id, { side: 'user', productId }, now);
          return { message: request.t('Conversation opened') };
        }),
      );
    },

    async sendMessage(request) {
      const userId = requireUser(request);
      const { shop_id: shopId, message: body, client_id: clientId } = request.body;
      const response = await inTransaction(db, (tx) =>
        idempotently(tx, request, clock(), async () => {
          const found = await findConversation(tx, userId, shopId);
          if (!found?.shop.isActive) throw notFound();
          const row = await writeMessage(tx, found.row.id, { side: 'user', body, clientId }, clock());
          const scene = await sceneOf(request, []);
          return { message: request.t('Message sent'), data: { data: serializeMessage(row, found, scene) } };
        }),
      );
      assistant.noticeMessage(userId, shopId, request.locale);
      return response;
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
