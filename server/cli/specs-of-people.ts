/** The commands for those who write to the shop, and for their accounts. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { unlockAccount } from './accounts.ts';
import { listChats, listOwnChats, replyInChat, replyInOwnChat, showChat, showOwnChat } from './chat.ts';
import type { Answer, Command } from './command.ts';
import { listContactMessages } from './contact.ts';
import { removeDemo } from './demo.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { disableProvider, enableProvider, listProviders } from './social.ts';
import { momentForm } from './texts.ts';
import {
  listTickets,
  replyToTicket,
  scheduleTicket,
  setTicketStatus,
  showTicket,
  switchTicketChat,
} from './tickets.ts';

export const talkCommands: Command[] = [
  {
    use: 'chat list',
    says: 'the latest fifty conversations, and what waits for an answer',
    run: ({ db }) => listChats(db),
    asSeller: listOwnChats,
  },
  {
    use: 'chat show <shopper> <shop>',
    says: 'the latest fifty messages of one conversation',
    run: ({ db }, [shopper = '', shop = '']) => showChat(db, { shopper, shop }),
    asSeller: (context, [shopper = '', shop = '']) => showOwnChat(context, { shopper, shop }),
  },
  {
    use: 'chat reply <shopper> <shop> <text>',
    says: 'answers, and shows the shop as online for ten minutes',
    options: { '--photo <file>': 'goes with the text, or alone if that is empty' },
    run: (context, [shopper = '', shop = '', text = ''], { photo }) =>
      replyInChat(context, { shopper, shop, text, photo }),
    asSeller: (context, [shopper = '', shop = '', text = ''], { photo }) =>
      replyInOwnChat(context, { shopper, shop, text, photo }),
  },
  {
    use: 'ticket list',
    says: 'the newest fifty tickets',
    options: { '--status <status>': 'running, completed or cancel' },
    run: ({ db }, _, { status }) => listTickets(db, { status }),
  },
  {
    use: 'ticket show <number>',
    says: 'one ticket with all its messages',
    run: ({ db }, [number = '']) => showTicket(db, number),
  },
  {
    use: 'ticket reply <number> <text>',
    says: 'answers by mail and on the page, and lets the shopper write',
    options: { '--pin': 'pins the answer', '--file <file>': 'a picture or a PDF that goes with it' },
    run: (context, [number = '', text = ''], { pin, file }) =>
      replyToTicket(context, { number, text, isPinned: pin === 'on', file }),
  },
  {
    use: 'ticket status <number> <status>',
    says: 'confirm, completed or cancel',
    run: ({ db }, [number = '', status = '']) => setTicketStatus(db, { number, status }),
  },
  {
    use: 'ticket chat <number> <on|off>',
    says: 'whether the shopper may write',
    run: ({ db }, [number = '', to = '']) => switchTicketChat(db, { number, to }),
  },
  {
    use: 'ticket schedule <number> <start> <end>',
    says: `when to talk, ${momentForm}; confirms the ticket`,
    run: ({ db }, [number = '', start = '', end = '']) => scheduleTicket(db, { number, start, end }),
  },
  {
    use: 'contact list',
    says: 'the newest fifty messages of the contact form',
    run: ({ db }) => listContactMessages(db),
  },
];

/** What is printed is data already. */
const exported = async (db: NodePgDatabase, email: string): Promise<Answer> => {
  const lines = await exportUser(db, email);
  return { data: JSON.parse(lines.join('\n')), lines };
};

export const accountCommands: Command[] = [
  {
    use: 'user export <e-mail>',
    says: 'prints what is stored about a person, as JSON',
    run: ({ db }, [email = '']) => exported(db, email),
  },
  {
    use: 'user erase <e-mail>',
    says: 'deletes an account; its orders stay without the person',
    asks: ([email]) => `Delete the account ${email}?`,
    run: ({ db }, [email = '']) => eraseUser(db, email),
  },
  {
    use: 'account unlock <e-mail>',
    says: 'lets passwords and codes of an account work again that others have locked',
    run: ({ db }, [email = '']) => unlockAccount(db, email),
  },
  {
    use: 'demo remove',
    says: 'deletes the demo shopper with orders and chats, and the reviews of the demo',
    asks: () => 'Delete the people of the demo, with their orders, chats and reviews?',
    run: ({ db }) => removeDemo(db),
  },
  {
    use: 'social list',
    says: 'the providers with whose accounts shoppers may sign in',
    run: ({ db }) => listProviders(db),
  },
  {
    use: 'social enable <provider>',
    says: 'google, facebook or apple',
    options: { '--client-id <id>': 'the name of the shop with the provider', '--redirect-url <address>': 'for Apple' },
    run: ({ db }, [name = ''], { clientId, redirectUrl }) => enableProvider(db, { name, clientId, redirectUrl }),
  },
  {
    use: 'social disable <provider>',
    says: 'switches it off and keeps its client id',
    run: ({ db }, [name = '']) => disableProvider(db, name),
  },
];
