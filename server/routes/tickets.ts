/** Support tickets: what they can be about, the shopper's own, and writing in them. */
import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/db/pool.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import {
  attachmentsOfTicket,
  countTickets,
  type FoundTicket,
  findTicket,
  findTickets,
  insertTicketMessage,
  lockTicket,
  messagesOfTicket,
} from '#server/db/queries/tickets.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import { pagingWith } from '#server/domain/paging.ts';
import { inLanguage } from '#server/domain/texts.ts';
import { ticketIdOf, writingRefusal } from '#server/domain/tickets.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { notFound, refused } from '#server/http/refusal.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import type { Services } from '#server/services.ts';
import { logoOf } from '#server/shapes/pictures.ts';
import { serializeTicket, serializeTicketDetails, serializeTicketMessage } from '#server/shapes/ticket.ts';
import { privateLink } from '#server/uploads/file-links.ts';
import { idempotently } from './idempotency.ts';
import { openTicket } from './open-ticket.ts';

const perPage = 10;

type TicketHandlers = Pick<
  Handlers,
  'listTicketIssueTypes' | 'listTickets' | 'openTicket' | 'getTicket' | 'listTicketMessages' | 'sendTicketMessage'
>;

export function ticketRoutes(services: Services): TicketHandlers {
  const { db, clock } = services;
  const secretOf = shopSecretOf(services);

  /** A ticket of somebody else is as unknown as one that there is not. */
  async function ownTicket(on: Db, request: FastifyRequest, number: string): Promise<FoundTicket> {
    const id = ticketIdOf(number);
    const found = id === undefined ? undefined : await findTicket(on, requireUser(request), id);
    if (!found) throw notFound();
    return found;
  }

  async function messagesOf(on: Db, request: FastifyRequest, found: FoundTicket) {
    const rows = await messagesOfTicket(on, found.row.id);
    const { appName, appLogo } = await readSomeSettings(on, ['appName', 'appLogo']);
    const shop = { name: request.t('{shop} Support', { shop: appName }), photo: logoOf(appLogo) };
    return rows.map((row) => serializeTicketMessage(row, found, shop));
  }

  return {
    async listTicketIssueTypes(request) {
      const { ticketIssueTypes } = await readSomeSettings(db, ['ticketIssueTypes']);
      const types = ticketIssueTypes.map(({ name }, at) => ({ id: at + 1, name: inLanguage(name, request.locale) }));
      return { data: { issue_types: types } };
    },

    async listTickets(request) {
      const userId = requireUser(request);
      const [rows, counts] = await Promise.all([
        findTickets(db, pagingWith(request.query, perPage), { userId, status: request.query.status }),
        countTickets(db, userId),
      ]);
      return { data: { ...counts, support_tickets: rows.map((row) => serializeTicket(row, request.locale)) } };
    },

    openTicket: (request) => openTicket(services, request),

    async getTicket(request) {
      const found = await ownTicket(db, request, request.query.ticket_number);
      const [messages, files, secret] = await Promise.all([
        messagesOf(db, request, found),
        attachmentsOfTicket(db, found.row.id),
        secretOf(),
      ]);
      const attachments = files.map((file) => ({ ...file, link: privateLink(secret, file.name, clock()) }));
      return {
        data: {
          support_ticket: serializeTicketDetails(found, { messages, attachments }, request.locale),
          highlighted_messages: messages.filter(({ is_highlighted }) => is_highlighted),
        },
      };
    },

    async listTicketMessages(request) {
      const found = await ownTicket(db, request, request.query.ticket_number);
      return { data: { messages: await messagesOf(db, request, found) } };
    },

    async sendTicketMessage(request) {
      const { ticket_number: number, message } = request.body;
      return inTransaction(db, (tx) =>
        idempotently(tx, request, clock(), async () => {
          const found = await ownTicket(tx, request, number);
          const ticket = await lockTicket(tx, found.row.id);
          const reason = writingRefusal(ticket ?? found.row);
          if (reason) throw refused(reason);
          const written = { side: 'user', body: message.trim(), createdAt: clock() } as const;
          await insertTicketMessage(tx, found.row, written);
          return { message: request.t('Message sent'), data: { messages: await messagesOf(tx, request, found) } };
        }),
      );
    },
  };
}
