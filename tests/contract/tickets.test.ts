/** Support tickets, and the contact form. */
import { commandOf } from '#server/cli/commands.ts';
import { maxBodyBytes } from '#server/http/json-body.ts';
import { pdf } from '#tests/support/data/sample-files.ts';
import { badPage, type Case, cases, good } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';
import { newVisit, type Visit } from './shop.ts';

const opened = async ({ call }: Visit) => {
  const { body } = await call('openTicket');
  return body.data.support_ticket.ticket_no as string;
};

const shown = async (visit: Visit) => ({ query: { ticket_number: await opened(visit) } });
const ofAnother = async () => shown(await newVisit());

const answered = async (visit: Visit) => {
  const number = await opened(visit);
  await commandOf(['ticket', 'reply', number, 'We are looking for the bag.', '--pin'])?.(visit.shop.database.db);
  return number;
};

const writing = async (visit: Visit) => ({ body: { ticket_number: await answered(visit) } });

const ticketRows: Case[] = [
  good('listTicketIssueTypes', 'with the types of the shop'),
  {
    call: 'listTickets',
    status: 200,
    when: 'with the shopper’s tickets',
    given: async (visit) => void (await opened(visit)),
  },
  badPage('listTickets'),
  { ...good('listTickets', 'for all lists under another word'), change: { query: { status: 'all' } } },
  {
    call: 'openTicket',
    status: 200,
    when: 'with a picture and a document',
    given: async () => ({ body: { 'attachments[]': [pdf()] } }),
  },
  {
    call: 'openTicket',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: holdKey,
    after: releaseKey,
  },
  {
    call: 'openTicket',
    status: 422,
    when: 'about what the shop does not know',
    change: { body: { issue_type: 'Weather' } },
    fields: ['issue_type'],
  },
  {
    call: 'openTicket',
    status: 422,
    when: 'about an unknown order',
    change: { body: { order_number: '#LD999999' } },
    fields: ['order_number'],
  },
  {
    call: 'getTicket',
    status: 200,
    when: 'to the own ticket',
    given: async (visit) => ({ query: { ticket_number: await answered(visit) } }),
  },
  { call: 'getTicket', status: 404, when: 'to somebody else’s ticket', given: ofAnother },
  {
    call: 'getTicket',
    status: 422,
    when: 'without a number',
    change: { query: { ticket_number: null } },
    fields: ['ticket_number'],
  },
  { call: 'listTicketMessages', status: 200, when: 'with the thread', given: shown },
  { call: 'listTicketMessages', status: 404, when: 'to somebody else’s ticket', given: ofAnother },
  {
    call: 'listTicketMessages',
    status: 422,
    when: 'without a number',
    change: { query: { ticket_number: null } },
    fields: ['ticket_number'],
  },
  {
    call: 'sendTicketMessage',
    status: 413,
    when: 'to more than anybody writes',
    change: { body: { message: 'x'.repeat(maxBodyBytes) } },
  },
  { call: 'sendTicketMessage', status: 200, when: 'in a ticket that the shop has answered', given: writing },
  {
    call: 'sendTicketMessage',
    status: 404,
    when: 'in somebody else’s ticket',
    given: async () => writing(await newVisit()),
  },
  {
    call: 'sendTicketMessage',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => ({ ...(await writing(visit)), ...(await holdKey(visit)) }),
    after: releaseKey,
  },
  {
    call: 'sendTicketMessage',
    status: 422,
    when: 'while the shop has not answered',
    given: async (visit) => ({ body: { ticket_number: await opened(visit) } }),
    fields: [],
  },
  {
    call: 'sendTicketMessage',
    status: 422,
    when: 'to blanks',
    change: { body: { message: ' \n ' } },
    fields: ['message'],
  },
];

const contactRows: Case[] = [
  good('getContact', 'with the ways that the shop has'),
  good('sendContactMessage'),
  {
    call: 'sendContactMessage',
    status: 409,
    when: 'while a request with the same key is worked on',
    // The sender has no account, so the key alone counts.
    given: (visit) => holdKey({ ...visit, id: 0 }),
    after: releaseKey,
  },
  {
    call: 'sendContactMessage',
    status: 422,
    when: 'without a name',
    change: { body: { name: ' ' } },
    fields: ['name'],
  },
];

cases('tickets', ticketRows);
cases('contact', contactRows);
