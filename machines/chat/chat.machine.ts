/**
 * Chat: the list of shops of the messages screen, the one conversation that is read there or in the drawer, and what
 * the shopper writes.
 *
 * Opening a conversation comes before reading it; its newest page replaces what was shown, older ones stand before it.
 * A text appears at once and stays until the server has it: it carries a name of its own, so that neither a second
 * try nor a page that comes in between shows it twice. Failures are for the log; what could not be sent says so and
 * waits for another try. Any 401 ends the session; texts and drafts stay for the same shopper's next login. What a
 * guest pressed opens after the login. Ports: `chat.live.ts`.
 *
 * @spec R68, R69, R70
 */
import { conversation } from './chat.conversation.ts';
import { outbox } from './chat.outbox.ts';
import { chatSetup, nothing } from './chat.setup.ts';
import { shops } from './chat.shops.ts';

const welcome = { type: 'welcome', params: ({ event }: { event: { user: { id: number } } }) => event } as const;
/** Nothing of one shopper is shown to another. */
const another = {
  guard: { type: 'isOther', params: ({ event }: { event: { user: { id: number } } }) => event },
  target: 'open',
  reenter: true,
  actions: ['clear', welcome],
} as const;

export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'Lists the shops of the messages screen, shows one conversation, and sends what the shopper writes.',
  context: ({ input: { userId, path } }) => ({ ...nothing, userId, path }),
  initial: 'arriving',
  on: {
    'route.changed': { actions: { type: 'storePath', params: ({ event }) => event } },
    'login.abandoned': { actions: 'dropPendingIntent' },
  },
  states: {
    arriving: { always: [{ guard: 'isSignedIn', target: 'open' }, { target: 'away' }] },
    away: {
      on: {
        'chat.open': { actions: [{ type: 'want', params: ({ event }) => event }, 'requestLogin'] },
        'session.started': { target: 'open', actions: welcome },
      },
    },
    /** The session was lost over a call of the chat: its echo drops nothing that was written. */
    expired: {
      on: {
        'chat.open': { actions: [{ type: 'want', params: ({ event }) => event }, 'requestLogin'] },
        'session.started': [another, { target: 'open', actions: welcome }],
      },
    },
    open: {
      type: 'parallel',
      on: {
        'session.started': another,
        'session.ended': { target: 'away', actions: ['clear', 'storeShop'] },
        'draft.type': { actions: { type: 'typeDraft', params: ({ event }) => event } },
      },
      states: {
        shops,
        conversation,
        outbox,
        drawer: {
          initial: 'arriving',
          on: {
            'route.changed': {
              guard: { type: 'isMove', params: ({ event }) => event },
              target: '.closed',
              actions: { type: 'storePath', params: ({ event }) => event },
            },
            // Off the messages screen an arriving message clears the active shop; the drawer keeps the one that it shows.
            'message.received': { guard: 'isOffScreen', actions: ['deactivate', 'storeShop'] },
          },
          states: {
            arriving: { always: [{ guard: 'hasPendingIntent', target: 'shown' }, { target: 'closed' }] },
            closed: { on: { 'chat.open': 'shown' } },
            shown: { on: { 'chat.close': 'closed' } },
          },
        },
      },
    },
  },
});
