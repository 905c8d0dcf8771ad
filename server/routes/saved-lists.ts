/** Lists of products that shoppers name, keep and share. */
import type { FastifyRequest } from 'fastify';
import { packagingFacts } from '#server/db/queries/packagings.ts';
import { savedLinesOf, savedListByToken, savedListOf, savedListsOf } from '#server/db/queries/saved-lists.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound } from '#server/domain/refusal.ts';
import type { Language } from '#server/domain/texts.ts';
import { shopperOf } from '#server/http/caller.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { serializeLines, serializeSummary } from '#server/serializers/saved-list.ts';
import { addToList, changeList, changeListLine, createList, removeList } from '#server/services/saved-lists.ts';

type ListHandlers = Pick<
  Handlers,
  | 'listLists'
  | 'createList'
  | 'getList'
  | 'changeList'
  | 'removeList'
  | 'addToList'
  | 'changeListLine'
  | 'getSharedList'
>;

export function savedListRoutes(deps: Dependencies): ListHandlers {
  const { db, clock } = deps;

  const linesOf = async (listId: number, language: Language) => {
    const lines = await savedLinesOf(db, listId);
    const packs = await packagingFacts(
      db,
      lines.map(({ packagingId }) => packagingId),
      clock(),
    );
    return serializeLines(lines, packs, language);
  };
  const listOf = async (userId: number, id: number, language: Language) => {
    const list = await savedListOf(db, userId, id);
    if (!list) throw notFound();
    const lines = await linesOf(id, language);
    return { list: { ...serializeSummary(list, lines.length), lines } };
  };

  /** The list after a change. */
  const changedList = async (request: FastifyRequest, id: number, text: string) => ({
    message: request.t(text),
    data: await listOf(requireUser(request), id, request.locale),
  });

  return {
    async listLists(request) {
      const lists = await savedListsOf(db, requireUser(request));
      return { data: { lists: lists.map((list) => serializeSummary(list, list.total)) } };
    },

    async createList(request) {
      const { id } = await createList(deps, shopperOf(request), request.body);
      return changedList(request, id, 'The list was saved');
    },

    getList: async (request) => ({ data: await listOf(requireUser(request), request.params.id, request.locale) }),

    async changeList(request) {
      const { id } = request.params;
      await changeList(deps, shopperOf(request), id, request.body);
      return changedList(request, id, 'The list was saved');
    },

    async removeList(request) {
      await removeList(deps, shopperOf(request), request.params.id);
      return { message: request.t('The list was deleted') };
    },

    async addToList(request) {
      const { id } = request.params;
      await addToList(deps, shopperOf(request), id, request.body);
      return changedList(request, id, 'Added to your list');
    },

    async changeListLine(request) {
      await changeListLine(deps, shopperOf(request), request.params, request.body);
      return changedList(request, request.params.id, 'The list was saved');
    },

    async getSharedList(request) {
      const list = await savedListByToken(db, request.params.token);
      if (!list) throw notFound();
      return { data: { list: { name: list.name, lines: await linesOf(list.id, request.locale) } } };
    },
  };
}
