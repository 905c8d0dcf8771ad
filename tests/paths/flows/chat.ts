/** The messages screen: the shops, one conversation, what is written and what could not be sent. */
import type { EventObject } from 'xstate';
import { chatMachine } from '#machines/chat/chat.machine.ts';
import { selectConversation, selectDraft, selectHistory, selectShops } from '#machines/chat/chat.selectors.ts';
import { outgoingMessageMachine } from '#machines/outgoing-message/outgoing-message.machine.ts';
import { aChatShop, aConversation, aMessage } from '../../models/chat.ts';
import { done, eventOf, failed } from '../../support/charts/events.ts';
import { type Shopper, see } from '../../support/shopper/shopper.ts';
import { byItself, type Planner } from '../journey.ts';
import { requireDesktop } from '../left-out.ts';
import { seeCount, seeText, silent } from '../sights.ts';

type Snapshot = Parameters<typeof selectShops>[0];

const shop = aChatShop();
const text = 'Fresh today?';
const message = aMessage(9, { type: 'user', message: text });
const asData = (page: unknown) => ({ data: { data: page } });

const main = ({ page }: Shopper) => page.getByRole('main');
const pane = ({ page, t }: Shopper) => page.getByRole('region', { name: t('Chat with {shop}', { shop: shop.name }) });
const box = (shopper: Shopper) => pane(shopper).getByRole('textbox', { name: shopper.t('Message') });
const unsent = (shopper: Shopper, name: 'Not sent – retry' | 'Discard') =>
  pane(shopper).getByRole('button', { name: shopper.t(name) });

const seeShops = async (shopper: Shopper, snapshot: Snapshot) => {
  const { t } = shopper;
  const { stage, conversations } = selectShops(snapshot);
  if (stage === 'failed') return see(main(shopper).getByText(t('Your conversations could not be loaded')));
  if (stage === 'loading') return see(main(shopper).getByText(t('Loading…')).first());
  if (conversations.length === 0) return see(main(shopper).getByText(t('No conversations yet')));
  await see(main(shopper).getByRole('button', { name: shop.name }));
};

const seePane = async (shopper: Shopper, snapshot: Snapshot) => {
  const { t } = shopper;
  const { stage } = selectConversation(snapshot);
  if (stage === 'none') return see(main(shopper).getByText(t('No User Selected')));
  const { entries, failedCount } = selectHistory(snapshot);
  await seeText(box(shopper), selectDraft(snapshot));
  await seeCount(unsent(shopper, 'Not sent – retry'), failedCount);
  if (stage === 'failed') return see(pane(shopper).getByText(t('The messages could not be loaded')));
  for (const { text: words = '' } of entries) await see(pane(shopper).getByRole('log').getByText(words).first());
  if (entries.length > 0) return;
  await see(pane(shopper).getByText(t(stage === 'reading' ? 'No messages yet' : 'Loading…')));
};

const isIdle = (snapshot: Snapshot) => snapshot.matches({ open: { shops: { shown: 'ended' } } } as never);

/** The list of shops first, so that there is somebody to press; then one conversation. */
const canBeDone = (snapshot: Snapshot, { type }: EventObject): boolean => {
  const { stage, shop: shown } = selectConversation(snapshot);
  if (snapshot.matches({ open: { conversation: 'recalling' } } as never)) return type.endsWith('recallShop');
  if (type === 'shop.choose') return selectShops(snapshot).conversations.length > 0 && shown === undefined;
  if (type === 'shops.retry') return selectShops(snapshot).stage === 'failed';
  if (type === 'conversation.refresh') return stage === 'failed';
  if (/^(draft\.type|message\.send)$/.test(type) && stage !== 'reading') return false;
  if (type === 'message.send') return selectDraft(snapshot) !== '';
  return type !== 'draft.type' || selectHistory(snapshot).entries.length < 2 || isIdle(snapshot);
};

export const planChat: Planner = async (ground) => {
  requireDesktop(ground, 'a phone shows the shops or one conversation');
  return {
    flow: 'chat',
    path: '/massages',
    isSignedIn: true,
    model: {
      machine: chatMachine as never,
      input: { userId: 7, page: 'messages', path: '/massages' },
      cases: [
        done('recallShop', undefined),
        eventOf('shop.choose', { shop }),
        eventOf('shops.retry'),
        eventOf('conversation.refresh'),
        eventOf('draft.type', { text }),
        eventOf('message.send'),
        eventOf('message.sent', { clientId: 'message-1', message }),
        done('listConversations', []),
        done('listConversations', [aConversation(shop.id)]),
        failed('listConversations', silent),
        done('openConversation', undefined),
        failed('openConversation', silent),
        done('listMessages', []),
        // A short page of messages asks for older ones by itself.
        failed('listMessages', silent),
      ],
      view: (snapshot) => {
        const { conversations } = selectShops(snapshot as never);
        const { entries, failedCount } = selectHistory(snapshot as never);
        return [snapshot.value, conversations.length, entries.length, failedCount, selectDraft(snapshot as never)];
      },
      isPossible: (snapshot, event) => canBeDone(snapshot as never, event),
      stopWhen: ({ context }) => context.stamp.clientId === 'message-2',
    },
    ports: {
      'GET /get-shops': 'listConversations',
      'GET /get-message': 'listMessages',
      'POST /store-message': 'openConversation',
    },
    // What becomes of a text is walked with the chart of the outgoing message.
    given: { 'POST /send-message': { data: message } },
    bodyOf: (port, output) => (port === 'openConversation' ? { message: 'Opened.' } : asData(output)),
    hands: {
      'shop.choose': (shopper) => shopper.press(main(shopper).getByRole('button', { name: shop.name })),
      'shops.retry': (shopper) =>
        shopper.press(
          main(shopper)
            .getByRole('button', { name: shopper.t('Retry') })
            .first(),
        ),
      'conversation.refresh': (shopper) =>
        shopper.press(pane(shopper).getByRole('button', { name: shopper.t('Retry') })),
      'draft.type': (shopper) => shopper.write(box(shopper), text),
      'message.send': (shopper) =>
        shopper.press(pane(shopper).getByRole('button', { name: shopper.t('Send message') })),
      'message.sent': byItself,
    },
    see: async (shopper, snapshot) => {
      await seeShops(shopper, snapshot as never);
      await seePane(shopper, snapshot as never);
    },
  };
};

/** One text in the conversation of the screen: sent, not sent, retried, discarded. */
export const planOutgoingMessage: Planner = async () => ({
  flow: 'outgoingMessage',
  path: '/massages',
  isSignedIn: true,
  given: {
    'GET /get-shops': { data: [aConversation(shop.id)] },
    'GET /get-message': { data: [] },
    'POST /store-message': {},
  },
  arrive: async (shopper) => {
    await shopper.press(main(shopper).getByRole('button', { name: shop.name }));
    await shopper.write(box(shopper), text);
  },
  model: {
    machine: outgoingMessageMachine as never,
    input: { clientId: 'message-1', shopId: shop.id, text, userId: 7 },
    cases: [
      eventOf('message.post'),
      eventOf('message.retry'),
      eventOf('message.discard'),
      done('sendMessage', message),
      failed('sendMessage', silent),
    ],
    view: ({ value }) => value,
  },
  ports: { 'POST /send-message': 'sendMessage' },
  bodyOf: (_, output) => asData(output),
  hands: {
    // The chat posts a text as soon as it waits, so one press does both: Send at first, Retry after a failure.
    'message.post': async (shopper) => {
      const retry = unsent(shopper, 'Not sent – retry');
      const send = pane(shopper).getByRole('button', { name: shopper.t('Send message') });
      await shopper.press((await retry.count()) > 0 ? retry : send);
    },
    'message.retry': byItself,
    'message.discard': (shopper) => shopper.press(unsent(shopper, 'Discard')),
  },
  see: async (shopper, { value }) => {
    if (value === 'waiting') return;
    await seeCount(unsent(shopper, 'Not sent – retry'), value === 'failed' ? 1 : 0);
    const bubble = pane(shopper).getByRole('log').getByText(text);
    await (value === 'discarded' ? seeCount(bubble, 0) : see(bubble.first()));
  },
});
