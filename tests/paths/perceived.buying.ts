/** What somebody perceives of buying: the cart, the checkout, the payment, and asking the shop. */
import type { MessageKey } from '#src/i18n/messages.ts';
import type { Perceived, PerceivedTable } from './perceived.types.ts';

const atOnce = 'it is left in the same moment';
const part = 'a part of the whole; another region has the place';
const badge = 'it shows in the badge of the cart’s button, and in the panel where that is open';

export const cartPerceived: PerceivedTable = {
  cart: {
    'lines.*': badge,
    'network.*': 'the notice of the connection says it',
  },
  cartQuote: {
    selection: 'the boxes at the shops’ names in the panel',
    'quote.*': 'the panel’s totals, which say aloud that they are updated',
    'viewer.*': 'whether the panel is open',
    'network.*': 'the notice of the connection says it',
  },
  cartOverlays: {
    'panel.closed': 'no panel',
    'panel.open.shopping': { at: ['dialog', 'Shopping Cart'], hasFocus: true },
    'panel.open.account': { at: ['dialog', 'My Cart'], hasFocus: true },
    'popup.hidden': 'no popup',
    'popup.visible.*': 'a live region that was there before says what was added',
    'undo.none': 'nothing to take back',
    'undo.offered.*': 'a live region that was there before offers it; in the open panel the focus goes to its button',
    'undo.restored': 'the focus goes to the line that is back',
  },
};

const screen: Perceived = { at: ['heading', 'Messages'] };
const bubble = 'its bubble, with the word “Sending…” or without';

export const chatPerceived: PerceivedTable = {
  chat: {
    starting: atOnce,
    away: 'a guest has no messages',
    expired: 'the session is over: the login opens, and what was written waits',
    'open.shops.*': screen,
    'open.shops.starting': atOnce,
    'open.shops.away': 'another page',
    'open.shops.shown.failed': {
      at: ['heading', 'Your conversations could not be loaded'],
      says: ['alert', 'Your conversations could not be loaded'],
    },
    'open.conversation.starting': atOnce,
    'open.conversation.none': 'the heading of the page, or no drawer',
    'open.conversation.recalling': atOnce,
    'open.conversation.*': { at: ['region', 'Chat with {shop}'] },
    'open.conversation.opening': { at: ['region', 'Chat with {shop}'], says: ['busy', 'Loading…'] },
    'open.conversation.loading': { at: ['region', 'Chat with {shop}'], says: ['busy', 'Loading…'] },
    'open.conversation.failed': {
      at: ['region', 'Chat with {shop}'],
      says: ['alert', 'The messages could not be loaded'],
    },
    'open.conversation.reading.history.failed': {
      at: ['button', 'Load older messages'],
      says: ['status', 'The messages could not be loaded'],
    },
    'open.outbox.*': 'each bubble says what came of it, and how many were not sent is said aloud',
    'open.drawer.*': part,
  },
  outgoingMessage: {
    waiting: bubble,
    'sending.*': bubble,
    failed: 'its bubble offers the retry, and how many were not sent is said aloud',
    sent: bubble,
    discarded: 'its bubble is gone',
  },
};

const checkout = (more: Partial<Perceived> = {}): Perceived => ({ at: ['heading', 'Checkout'], ...more });
const address: Perceived = { at: ['region', 'Shipping address'] };

export const checkoutPerceived: PerceivedTable = {
  checkout: {
    away: 'another page, or the moment before it begins',
    expired: 'the session is over: the login opens where an order was about to be placed',
    'open.*': checkout(),
    'open.unknown': checkout({ says: ['status', 'We did not hear back about your order'] }),
    'open.unquoted': checkout({ says: ['alert', 'The totals could not be updated', 'We could not load this'] }),
    'open.awaitingPayment': 'the payment has the place',
    'open.confirmed': { at: ['dialog', 'Thank you!'], hasFocus: true },
  },
  addressPicker: {
    loading: { ...address, says: ['busy', 'Loading…'] },
    choosing: address,
    editing: { at: ['form', 'New address'] },
    saving: { at: ['form', 'New address'] },
    refreshing: { at: ['form', 'New address'] },
    failed: { ...address, says: ['alert', 'Your addresses could not be loaded'] },
    expired: 'the session is over, and so is the checkout',
  },
};

const paying = (title: MessageKey, text: MessageKey): Perceived => ({
  at: ['dialog', title],
  hasFocus: true,
  says: ['status', text],
});

export const paymentPerceived: PerceivedTable = {
  payment: {
    idle: 'no dialog',
    choosing: { at: ['dialog', 'Make Payment'], hasFocus: true },
    starting: paying('Make Payment', 'Opening the payment window…'),
    paying: paying('Waiting for your payment', 'Pay in the window that has opened. This page follows by itself.'),
    blocked: paying(
      'The payment window did not open',
      'Your browser did not allow the window. Open the payment page with the button below.',
    ),
    checking: paying('Checking your payment', 'We are asking how your payment went.'),
    'over.paid': paying('Thank you!', 'Payment received'),
    'over.declined': { at: ['dialog', 'The payment was declined'], hasFocus: true },
    'over.cancelled': paying('Payment was cancelled', 'Nothing was charged.'),
    'over.closed': paying('Payment not finished', 'The payment window was closed before you paid.'),
    'over.expired': paying(
      'The time to pay is over',
      'The payment window was open for three minutes and has been closed.',
    ),
    'over.processing': paying(
      'Payment is being processed',
      'Your bank takes its time. Your order shows when the payment has arrived.',
    ),
    'over.unchecked': paying('We could not check your payment', 'Your orders show what is paid and what is not.'),
    'over.failed': { at: ['dialog', 'Payment is not available now'], hasFocus: true },
  },
};
