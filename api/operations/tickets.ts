/** Support tickets. */
import type { Client } from '../client.ts';
import { dataOf, dataWith, written } from '../data-of.ts';
import { formDataOf } from '../form-data.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { QueryOf } from '../types/query.ts';
import type { TicketRequest } from '../types/tickets.ts';

export const listTicketIssueTypes = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
) => dataOf(client.GET('/ticket-issue-types', { signal }), { issue_types: [] });

export const listTickets = (client: Client, query: QueryOf<'listTickets'> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/support-tickets', { params: { query }, signal }), {
    total: 0,
    running: 0,
    completed: 0,
    cancel: 0,
    support_tickets: [],
  });

export const getTicket = (client: Client, query: QueryOf<'getTicket'>, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/support-ticket/show', { params: { query }, signal }), 'support_ticket', {
    highlighted_messages: [],
  });

type TicketReplyRequest = { ticket_number: string; message: string; attachments?: readonly File[] };

export const openTicket = (
  client: Client,
  { idempotencyKey, ...request }: TicketRequest & WithKey,
  signal: AbortSignal | null = null,
) => {
  const params = { header: keyHeader(idempotencyKey) };
  const body = formDataOf(request) as never;
  return written(client.POST('/support-ticket', { params, body, signal }), (response) =>
    dataWith(response, 'support_ticket'),
  );
};

export const sendTicketMessage = (
  client: Client,
  { idempotencyKey, attachments = [], ...text }: TicketReplyRequest & WithKey,
  signal: AbortSignal | null = null,
) => {
  const params = { header: keyHeader(idempotencyKey) };
  const body = attachments.length > 0 ? (formDataOf({ ...text, attachments }) as never) : text;
  return dataOf(client.POST('/support-ticket-message', { params, body, signal }), { messages: [] });
};
