/** Reads the words of the command line and runs what they mean. */
import { parseArgs } from 'node:util';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { listChats, replyInChat } from './chat.ts';
import { listContactMessages } from './contact.ts';
import { advanceOrder, CliError, cancelOrder, listOrders, showOrder } from './orders.ts';
import { approveSeller, listPartners, refuseSeller } from './partners.ts';
import { approveCompany, listCompanies, refuseCompany } from './professional.ts';
import { decideReturn, listReturns } from './returns.ts';
import { disableProvider, enableProvider, listProviders } from './social.ts';
import {
  listTickets,
  replyToTicket,
  scheduleTicket,
  setTicketStatus,
  showTicket,
  switchTicketChat,
} from './tickets.ts';
import { createVoucher, listVouchers } from './vouchers.ts';

export const help = `What the shop's people do, on the shop's own database.

  npm run shop -- orders [--status <status>]   the newest fifty orders
  npm run shop -- order show <code>            one order
  npm run shop -- order advance <code>         the next step: Confirm, Processing, Pickup, On The Way, Delivered
  npm run shop -- order cancel <code>          cancels it and gives its stock back
  npm run shop -- return list                  the newest fifty returns
  npm run shop -- return decide <number> <decision> [--note <text>]
                                               approved, damaged, mismatch, cancelled (with a note) or refunded
  npm run shop -- professional list [--status <status>]
                                               the newest fifty companies that want to buy here
  npm run shop -- professional approve <e-mail>
  npm run shop -- professional refuse <e-mail> --note <text>
  npm run shop -- partner list [--status <status>]
                                               the newest fifty people who want to sell here, and their certificates
                                               as files of the folder kept of UPLOADS_DIR
  npm run shop -- partner approve <e-mail>     opens the shop, and tells the seller by mail
  npm run shop -- partner refuse <e-mail> --note <text>
  npm run shop -- chat list                    the latest fifty conversations, and what waits for an answer
  npm run shop -- chat reply <shopper> <shop> "text"
                                               answers, and shows the shop as online for ten minutes
  npm run shop -- ticket list [--status running|completed|cancel]
                                               the newest fifty tickets
  npm run shop -- ticket show <number>         one ticket with all that was written
  npm run shop -- ticket reply <number> "text" [--pin]
                                               answers by mail and on the page, and lets the shopper write
  npm run shop -- ticket status <number> <status>
                                               confirm, completed or cancel
  npm run shop -- ticket chat <number> <on|off>
                                               whether the shopper may write
  npm run shop -- ticket schedule <number> <start> <end>
                                               when to talk, such as "2026-03-06 10:00", in UTC; confirms the ticket
  npm run shop -- contact list                 the newest fifty messages of the contact form
  npm run shop -- social list                  the providers with whose accounts shoppers may sign in
  npm run shop -- social enable <provider> --client-id <id> [--redirect-url <address>]
                                               google, facebook or apple
  npm run shop -- social disable <provider>    switches it off and keeps its client id
  npm run shop -- voucher list                 the newest fifty vouchers
  npm run shop -- voucher create <code> <discount> --shop <shop> [--days <number>] [--uses <number>]
                  [--minimum <amount of the order>] [--maximum <amount of the discount>]
                                               a discount is 10% or 5.00; it lasts thirty days unless --days is given

The database is that of DATABASE_URL, or the one in DATA_DIR, whether the shop runs or not.
`;

type Args = {
  code: string;
  more: string;
  text: string;
  status?: string | undefined;
  note?: string | undefined;
  clientId?: string | undefined;
  redirectUrl?: string | undefined;
  shop?: string | undefined;
  days?: string | undefined;
  minimum?: string | undefined;
  maximum?: string | undefined;
  uses?: string | undefined;
  pin?: boolean | undefined;
};
type Command = (db: NodePgDatabase, args: Args) => Promise<string[]>;

const needsCode =
  (run: (db: NodePgDatabase, code: string) => Promise<string[]>): Command =>
  (db, { code }) => {
    if (!code) throw new CliError('Which order? Give its code, such as #LD001001.');
    return run(db, code);
  };

const commands: Record<string, Command> = {
  orders: listOrders,
  'order show': needsCode(showOrder),
  'order advance': needsCode(advanceOrder),
  'order cancel': needsCode(cancelOrder),
  'return list': listReturns,
  'return decide': (db, { code, more, note }) => decideReturn(db, { id: code, decision: more, note }),
  'professional list': listCompanies,
  'professional approve': approveCompany,
  'professional refuse': refuseCompany,
  'partner list': listPartners,
  'partner approve': approveSeller,
  'partner refuse': refuseSeller,
  'chat list': listChats,
  'chat reply': (db, { code, more, text }) => replyInChat(db, { shopper: code, shop: more, text }),
  'ticket list': listTickets,
  'ticket show': (db, { code }) => showTicket(db, code),
  'ticket reply': (db, { code, more, pin }) => replyToTicket(db, { number: code, text: more, isPinned: pin ?? false }),
  'ticket status': (db, { code, more }) => setTicketStatus(db, { number: code, status: more }),
  'ticket chat': (db, { code, more }) => switchTicketChat(db, { number: code, to: more }),
  'ticket schedule': (db, { code, more, text }) => scheduleTicket(db, { number: code, start: more, end: text }),
  'contact list': listContactMessages,
  'social list': listProviders,
  'social enable': (db, { code, clientId, redirectUrl }) => enableProvider(db, { name: code, clientId, redirectUrl }),
  'social disable': (db, { code }) => disableProvider(db, code),
  'voucher list': listVouchers,
  'voucher create': (db, { code, more, ...terms }) => createVoucher(db, { ...terms, code, discount: more }),
};

function read(words: readonly string[]) {
  try {
    const options = {
      status: { type: 'string' },
      note: { type: 'string' },
      'client-id': { type: 'string' },
      'redirect-url': { type: 'string' },
      shop: { type: 'string' },
      days: { type: 'string' },
      minimum: { type: 'string' },
      maximum: { type: 'string' },
      uses: { type: 'string' },
      pin: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}

/** What the words ask for, or undefined when they ask for help. */
export function commandOf(words: readonly string[]): ((db: NodePgDatabase) => Promise<string[]>) | undefined {
  const { values, positionals } = read(words);
  if (values.help || positionals.length === 0 || positionals[0] === 'help') return undefined;
  const [first = '', second = '', code = '', more = '', text = ''] = positionals;
  const name = first === 'orders' ? first : `${first} ${second}`.trim();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CliError(`There is no command "${name}". Ask for help with: npm run shop -- help`);
  const { 'client-id': clientId, 'redirect-url': redirectUrl, ...others } = values;
  return (db) => command(db, { ...others, code, more, text, clientId, redirectUrl });
}
