/** Asking for help: a new ticket, and a message in one that runs. */
import { ticketFormMachine } from '#machines/ticket-form/ticket-form.machine.ts';
import { ticketReplyMachine } from '#machines/ticket-reply/ticket-reply.machine.ts';
import { aUser } from '../../support/data/builders.ts';
import { formJourney } from '../form-journey.ts';
import type { Planner } from '../journey.ts';
import { sampleOf } from '../sample.ts';

const email = 'sam@larder.test';
const number = 'T-77';
const ticket = sampleOf('TicketDetails', { id: 77, ticket_no: number, status: 'confirm', user_chat: true });

export const planTicketForm: Planner = async () =>
  formJourney({
    flow: 'ticketForm',
    machine: ticketFormMachine,
    input: { email },
    path: '/support-tickets?new=1',
    isSignedIn: true,
    given: {
      'GET /profile': { user: aUser({ email }) },
      'GET /ticket-issue-types': { issue_types: [{ id: 1, name: 'Late' }] },
    },
    form: 'Create Ticket',
    labels: { issue_type: 'Issue type', message: 'Message', email: 'Email' },
    lists: ['issue_type'],
    typed: [{ issue_type: 'Late' }, { message: 'Where is it?' }, { email: 'nobody' }],
    wrong: 'message',
    send: 'Send',
    call: 'POST /support-ticket',
    saved: { support_ticket: ticket, message: 'Opened.' },
    toast: 'Opened.',
    bodyOf: () => ({ message: 'Opened.', data: { support_ticket: ticket } }),
  });

export const planTicketReply: Planner = async () =>
  formJourney({
    flow: 'ticketReply',
    machine: ticketReplyMachine,
    input: { ticketNumber: number },
    path: `/support-ticket/${number}`,
    isSignedIn: true,
    given: { 'GET /support-ticket/show': { support_ticket: ticket, highlighted_messages: [] } },
    form: 'Send message',
    labels: { message: 'Message' },
    typed: [{ message: 'Where is it?' }],
    wrong: 'message',
    send: 'Send',
    call: 'POST /support-ticket-message',
    saved: {},
    bodyOf: () => ({ data: { messages: [] } }),
  });
