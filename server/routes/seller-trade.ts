/** What shoppers ordered at a seller's shop, wrote to it and sent back. */
import {
  conversationOfShop,
  conversationsOfShop,
  type Keyed,
  ordersOfShop,
  returnsOfShop,
} from '#server/db/queries/shop-desk.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound } from '#server/domain/refusal.ts';
import { sellerOf } from '#server/http/caller.ts';
import type { Handlers } from '#server/http/handler.ts';
import { announceTypingOn } from '#server/realtime/typing.ts';
import {
  serializeListedOrder,
  serializeSellerConversation,
  serializeSellerMessage,
  serializeSellerReturn,
} from '#server/serializers/seller.ts';
import { changeSellerOrderLine } from '#server/services/seller/order-line.ts';
import {
  decideSellerReturn,
  readAsSeller,
  sellerOrder,
  sendSellerMessage,
  stepSellerOrder,
} from '#server/services/seller/trade.ts';
import { readPicture } from '#server/uploads/photos.ts';

type TradeHandlers = Pick<
  Handlers,
  | 'listSellerOrders'
  | 'getSellerOrder'
  | 'stepSellerOrder'
  | 'changeSellerOrderLine'
  | 'listSellerConversations'
  | 'listSellerMessages'
  | 'sendSellerMessage'
  | 'announceSellerTyping'
  | 'listSellerReturns'
  | 'decideSellerReturn'
>;

const perPage = 50;

const keyOf = ({ before_id: beforeId }: { before_id?: number }): Keyed => ({ beforeId, limit: perPage });

/** Null at the end: a page that is not full is the last one. */
const nextOf = <Row>(rows: readonly Row[], idOf: (row: Row) => number): number | null => {
  const last = rows.at(-1);
  return last === undefined || rows.length < perPage ? null : idOf(last);
};

export function sellerTradeRoutes(deps: Dependencies): TradeHandlers {
  const { db } = deps;

  return {
    async listSellerOrders(request) {
      const { status } = request.query;
      const rows = await ordersOfShop(db, sellerOf(request).shopId, { ...keyOf(request.query), status });
      return { data: { next: nextOf(rows, ({ id }) => id), orders: rows.map(serializeListedOrder) } };
    },

    getSellerOrder: async (request) => ({ data: await sellerOrder(deps, sellerOf(request), request.params.code) }),

    stepSellerOrder: (request) => stepSellerOrder(deps, sellerOf(request), { ...request.params, ...request.body }),

    changeSellerOrderLine: (request) =>
      changeSellerOrderLine(deps, sellerOf(request), { ...request.params, ...request.body }),

    async listSellerConversations(request) {
      const rows = await conversationsOfShop(db, sellerOf(request).shopId, keyOf(request.query));
      return {
        data: { next: nextOf(rows, ({ row }) => row.id), conversations: rows.map(serializeSellerConversation) },
      };
    },

    async listSellerMessages(request) {
      const page = { userId: request.params.id, beforeId: request.query.before_id, limit: perPage };
      const { rows, ...scene } = await readAsSeller(deps, sellerOf(request), page);
      const messages = rows.map((row) => serializeSellerMessage(row, scene));
      const { shopId } = sellerOf(request);
      const isTyping = deps.typing.has({ userId: page.userId, shopId }, deps.clock());
      return { data: { next: nextOf(rows, ({ id }) => id), is_typing: isTyping, messages } };
    },

    async announceSellerTyping(request, reply) {
      const conversation = { userId: request.params.id, shopId: sellerOf(request).shopId };
      if (!(await conversationOfShop(db, conversation.shopId, conversation.userId))) throw notFound();
      await announceTypingOn(db, { ...conversation, side: 'shop' });
      return reply.code(204).send();
    },

    sendSellerMessage: (request) =>
      sendSellerMessage(deps, sellerOf(request), {
        userId: request.params.id,
        text: request.body.message ?? '',
        readPicture: () => readPicture(request),
      }),

    async listSellerReturns(request) {
      const rows = await returnsOfShop(db, sellerOf(request).shopId, keyOf(request.query));
      return { data: { next: nextOf(rows, ({ row }) => row.id), returns: rows.map(serializeSellerReturn) } };
    },

    decideSellerReturn: (request) =>
      decideSellerReturn(deps, sellerOf(request), { ...request.params, ...request.body }),
  };
}
