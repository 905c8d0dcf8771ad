/** Lists of products that shoppers name, keep and share. */
import type { Client } from '../client.ts';
import { dataOf, dataWith, messageOf, withMessage, written } from '../data-of.ts';
import { notFoundBy } from '../errors.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { Id } from '../types/id.ts';
import type { NewSavedList, SavedListChange, SavedListItem } from '../types/lists.ts';
import type { ResponseMessage } from '../types/response-message.ts';

export const listLists = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/lists', { signal }), { lists: [] });

export const getList = (client: Client, path: { id: Id }, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/lists/{id}', { params: { path }, signal }), 'list').catch(notFoundBy('id'));

/** What everybody who has the link sees. */
export const getSharedList = (client: Client, path: { token: string }, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/shared-lists/{token}', { params: { path }, signal }), 'list');

export const createList = (
  client: Client,
  { idempotencyKey, ...body }: NewSavedList & WithKey,
  signal: AbortSignal | null = null,
) =>
  withMessage(client.POST('/lists', { params: { header: keyHeader(idempotencyKey) }, body, signal }), (response) =>
    dataWith(response, 'list'),
  );

export const addToList = (
  client: Client,
  { id, items, idempotencyKey }: { id: Id; items: SavedListItem[] } & WithKey,
  signal: AbortSignal | null = null,
) => {
  const params = { path: { id }, header: keyHeader(idempotencyKey) };
  return written(client.POST('/lists/{id}/lines', { params, body: { items }, signal }), (response) =>
    dataWith(response, 'list'),
  );
};

/** Renames the list, makes a new link or ends the link. */
export const changeList = (
  client: Client,
  { id, ...body }: SavedListChange & { id: Id },
  signal: AbortSignal | null = null,
) =>
  written(client.POST('/lists/{id}', { params: { path: { id } }, body, signal }), (response) =>
    dataWith(response, 'list'),
  );

/** 0 removes the line. */
export const changeListLine = (
  client: Client,
  { id, line, quantity }: { id: Id; line: Id; quantity: number },
  signal: AbortSignal | null = null,
) =>
  written(
    client.POST('/lists/{id}/lines/{line}', { params: { path: { id, line } }, body: { quantity }, signal }),
    (response) => dataWith(response, 'list'),
  );

export const removeList = (
  client: Client,
  path: { id: Id },
  signal: AbortSignal | null = null,
): Promise<ResponseMessage> => messageOf(client.DELETE('/lists/{id}', { params: { path }, signal }));
