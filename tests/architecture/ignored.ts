/** What the charts of many states leave unanswered on purpose, state by state. */
import type { IgnoredPairs } from '#tests/support/charts/unhandled.ts';

const pairs = (byState: Record<string, readonly string[]>): IgnoredPairs =>
  Object.entries(byState).flatMap(([state, events]) => events.map((event) => [state, event] as const));

const typingAnAddress = ['address.type', 'address.place', 'address.setDefault', 'address.save', 'address.cancel'];
const choosingAnAddress = ['address.choose', 'address.new', 'address.refresh'];

/** A form hears nothing while it is not shown, and nothing that would pull it away while it is saved. */
export const addressPickerIgnored = pairs({
  loading: [...choosingAnAddress, ...typingAnAddress],
  choosing: typingAnAddress,
  editing: choosingAnAddress,
  saving: [...choosingAnAddress, ...typingAnAddress],
  refreshing: [...choosingAnAddress, ...typingAnAddress],
  failed: ['address.choose', 'address.new', ...typingAnAddress],
  expired: [...choosingAnAddress, ...typingAnAddress],
});

/** A time is chosen where it is in sight, and fetched again where it could not be. */
export const deliveryTimeIgnored = pairs({
  absent: ['delivery.choose', 'delivery.retry'],
  loading: ['delivery.retry'],
  choosing: ['delivery.retry'],
  holding: ['delivery.retry'],
  renewing: ['delivery.retry'],
  expired: ['delivery.choose', 'delivery.retry'],
});

const steps = ['line.increment', 'line.decrement', 'line.set', 'line.remove'];
const changesElsewhere = ['cart.changedElsewhere', 'page.shown'];
const reasonsToRead = ['cart.refresh', ...changesElsewhere];
/** A cart that is known, or being fetched, is not fetched again because somebody looks at it. */
const looks = 'panel.opened';

/**
 * Steps are for a cart at rest; while a response is in flight it brings the cart anyway. At rest without a network is a
 * state of its own, in which nothing is read.
 */
export const cartIgnored = pairs({
  'lines.signedOut.guest': [...steps, ...reasonsToRead, looks],
  'lines.signedOut.expired': [...steps, ...reasonsToRead, looks],
  'lines.loading': [...steps, ...changesElsewhere, looks],
  'lines.updating.incrementing': [...steps, ...reasonsToRead, looks],
  'lines.updating.decrementing': [...steps, ...reasonsToRead, looks],
  'lines.updating.setting': [...steps, ...reasonsToRead, looks],
  'lines.removing': [...steps, ...reasonsToRead, looks],
  'lines.adding': [...steps, ...reasonsToRead, looks],
  'lines.failed': steps,
  'lines.idle': [looks],
  'lines.refreshing': [looks],
  'lines.waiting': [...reasonsToRead, looks],
  'network.offline': ['connection.lost'],
});

/** A panel that was opened before this flow ran is closed without a word. */
export const cartQuoteIgnored = pairs({
  'viewer.away': ['panel.closed'],
  'network.online': ['connection.restored'],
  'network.offline': ['connection.lost'],
});

/** What is not open is not closed, held or taken back. */
export const cartOverlaysIgnored = pairs({
  'panel.closed': ['checkout.started'],
  'popup.hidden': ['popup.dismiss', 'popup.hold', 'popup.release'],
  'popup.visible.passing': ['popup.release'],
  'popup.visible.held': ['popup.hold'],
  'undo.none': ['removal.hold', 'removal.release', 'removal.undo'],
  'undo.offered.passing': ['removal.release'],
  'undo.offered.held': ['removal.hold'],
  'undo.restored': ['removal.hold', 'removal.undo'],
});

const soldOut = ['soldOut.choose', 'soldOut.chooseLine'];
const form = ['address.*', 'delivery.*', 'payment.choose', 'note.type', ...soldOut, 'voucherCode.type', 'order.place'];
const withCode = ['voucherCode.apply', 'voucherCode.remove'];
const welcome = 'session.started';
const goodbye = 'session.ended';
const afterALogin = [welcome, 'login.abandoned', 'checkout.resume'];
const outsideAQuote = ['quote.refresh', 'checkout.retry', 'confirmation.close'];
const nothingToOrder = [...withCode, ...afterALogin, 'order.place', ...outsideAQuote];

/** An order is placed from a quote, once; only a failure is retried, only a confirmation is closed. */
export const checkoutIgnored = pairs({
  away: [...form, ...withCode, ...afterALogin, 'checkout.leave', 'shops.choose', ...outsideAQuote],
  expired: [...form, ...withCode, 'shops.choose', ...outsideAQuote],
  'open.selecting': [...withCode, ...afterALogin, ...outsideAQuote],
  'open.finding': nothingToOrder,
  'open.bare': nothingToOrder,
  'open.quoting': [...afterALogin, 'order.place', 'checkout.retry', 'confirmation.close'],
  'open.quoted': [...afterALogin, 'checkout.retry', 'confirmation.close'],
  'open.unquoted': [...afterALogin, 'order.place', 'confirmation.close'],
  'open.placing': nothingToOrder,
  'open.unknown': [...withCode, ...afterALogin, 'order.place', 'quote.refresh', 'confirmation.close'],
  'open.awaitingPayment': nothingToOrder,
  'open.confirmed': [...withCode, ...afterALogin, 'order.place', 'quote.refresh', 'checkout.retry'],
});

const beginnings = ['order.cancel', 'order.again', 'order.addToCart'];
const answersTo = ['method.choose', 'order.confirm', 'order.dismiss', 'orderAgain.addRest'];
const allBut = (...heard: string[]) => [...beginnings, ...answersTo.filter((type) => !heard.includes(type))];

/** One thing at a time, and what is in flight is waited for. */
export const orderActionsIgnored = pairs({
  idle: answersTo,
  'cancelling.asking': allBut('order.confirm', 'order.dismiss'),
  'cancelling.sending': allBut(),
  'repeating.asking': allBut('method.choose', 'order.confirm', 'order.dismiss'),
  'repeating.sending': allBut(),
  'repeating.short': allBut('orderAgain.addRest', 'order.dismiss'),
  'repeating.adding': allBut(),
  'repeating.added': allBut('order.dismiss'),
  'filling.adding': allBut(),
  'filling.failed': allBut('order.confirm', 'order.dismiss'),
});

const choosing = ['gateway.choose', 'payment.start'];
const leaving = ['payment.close', 'payment.leave'];
const looking = ['payment.reopen', 'payment.stop', 'payment.check'];
const afterwards = ['gateway.choose', 'payment.stop'];

/** Each state hears what its own dialog offers. */
export const paymentIgnored = pairs({
  idle: [...choosing, ...leaving, ...looking],
  choosing: [...looking, 'payment.leave'],
  starting: [...choosing, ...looking, 'payment.leave'],
  paying: [...choosing, ...leaving, 'payment.reopen', 'payment.check'],
  blocked: [...choosing, 'payment.stop', 'payment.check'],
  checking: [...choosing, ...looking, 'payment.leave'],
  'over.paid': [...choosing, ...looking],
  'over.declined': [...afterwards, 'payment.start', 'payment.check'],
  'over.cancelled': [...afterwards, 'payment.reopen', 'payment.check'],
  'over.closed': [...afterwards, 'payment.start', 'payment.check'],
  'over.expired': [...afterwards, 'payment.start', 'payment.check'],
  'over.processing': [...afterwards, 'payment.start', 'payment.reopen'],
  'over.unchecked': [...afterwards, 'payment.start', 'payment.reopen'],
  'over.failed': [...afterwards, 'payment.reopen', 'payment.check'],
});

const ofShops = ['search.type', 'shops.more', 'shops.retry'];
const pagingUp = ['history.loadMore', 'history.retry'];
const ofPictures = ['picture.choose', 'picture.remove', 'picture.enlarge', 'picture.close'];
const writing = ['draft.type', 'order.detach', 'message.send', 'message.retry', 'message.discard', ...ofPictures];
const ofTexts = ['message.retried', 'message.discarded'];
const ofSending = [
  'messages.fetched',
  ...['conversation.opened', 'conversation.missing', 'message.sent', 'message.failed', 'message.unauthorized'],
];
const chatting = [
  ...['chat.close', 'shop.choose', 'shop.leave', 'conversation.refresh', 'message.received', 'messages.seen'],
  ...['realtime.restored', 'session.ended', ...ofShops, ...pagingUp, ...writing, ...ofTexts, ...ofSending],
];
/** Nobody's chat hears what belongs to a list or to a conversation, and each hears nothing while it is not there. */
export const chatIgnored = pairs({
  away: chatting,
  expired: chatting,
  'open.shops.away': ofShops,
  'open.shops.shown.debouncing': ['shops.more', 'shops.retry'],
  'open.shops.shown.loading': ['shops.more', 'shops.retry'],
  'open.shops.shown.listing': ['shops.retry'],
  'open.shops.shown.loadingMore': ['shops.more', 'shops.retry'],
  'open.shops.shown.refreshing': ['shops.more', 'shops.retry'],
  'open.shops.shown.ended': ['shops.more', 'shops.retry'],
  'open.shops.shown.failed': ['shops.more'],
  'open.conversation.none': ['conversation.refresh', 'messages.seen', ...pagingUp],
  'open.conversation.recalling': ['conversation.refresh', 'messages.seen', ...pagingUp],
  'open.conversation.opening': ['conversation.refresh', 'messages.seen', ...pagingUp],
  'open.conversation.loading': ['conversation.refresh', ...pagingUp],
  'open.conversation.failed': ['messages.seen', ...pagingUp],
  'open.conversation.reading.history.idle': ['history.retry'],
  'open.conversation.reading.history.debouncing': ['history.retry'],
  'open.conversation.reading.history.loading.request.pending': pagingUp,
  'open.conversation.reading.history.loading.lock.locked': pagingUp,
  'open.conversation.reading.history.ended': pagingUp,
  'open.conversation.reading.history.failed': ['history.loadMore'],
  'open.outbox.idle': ofSending,
});

const openings = ['login.open', 'register.open', 'forgot.open', 'verify.open'];
const ofLogin = ['login.succeeded'];
const ofRegister = ['register.succeeded'];
const ofRecover = ['recover.advanced', 'recover.succeeded'];
const ofVerify = ['code.accepted', 'code.rejected'];
const ofCharts = [...ofLogin, ...ofRegister, ...ofRecover, ...ofVerify];

/** A dialog leads to those that it offers, and only the chart of the open one speaks. */
export const dialogsIgnored = pairs({
  closed: ['dialog.close', welcome, goodbye, ...ofCharts],
  login: [goodbye, 'login.open', 'verify.open', ...ofRegister, ...ofRecover, ...ofVerify],
  register: [goodbye, 'register.open', 'forgot.open', 'verify.open', ...ofLogin, ...ofRecover, ...ofVerify],
  'recover.contact': [goodbye, 'register.open', 'forgot.open', 'verify.open', ...ofLogin, ...ofRegister, ...ofVerify],
  'recover.code': [goodbye, ...openings, ...ofLogin, ...ofRegister, ...ofVerify],
  'recover.password': [goodbye, ...openings, ...ofLogin, ...ofRegister, ...ofVerify],
  verify: [welcome, ...openings, ...ofLogin, ...ofRegister, ...ofRecover],
});

const forgetting = ['forgot.type', 'forgot.submit'];
const resetting = ['reset.type', 'reset.submit'];

/** Each step hears what its own form offers, and nothing while that is sent. */
export const recoverIgnored = pairs({
  'contact.editing': [...ofVerify, ...resetting],
  'contact.submitting': [...forgetting, ...ofVerify, ...resetting],
  code: ['countries.loaded', ...forgetting, ...resetting],
  'password.editing': ['countries.loaded', ...forgetting, ...ofVerify],
  'password.submitting': ['countries.loaded', ...forgetting, ...ofVerify, ...resetting],
  recovered: ['countries.loaded', ...forgetting, ...ofVerify, ...resetting],
});

/** A list that is not shown has no highlight, and a box that has the focus gets none. */
export const searchIgnored = pairs({
  'list.closed': ['search.blur', 'highlight.set'],
  'list.open': ['search.focus'],
  'list.closing': ['search.blur', 'highlight.next', 'highlight.previous', 'highlight.set'],
});

const ofTheCode = ['code.sent', 'code.accepted'];
const files = ['file.offer', 'file.remove'];
const whileItRuns = ['form.change', 'step.next', 'step.back', ...files, ...ofTheCode];

/** What belongs to another step of becoming a seller, and whatever is pressed while a call runs. */
export const partnerIgnored = pairs({
  'person.editing': ['step.back', ...files, ...ofTheCode],
  'person.checking': whileItRuns,
  code: ['form.change', ...files],
  shop: ofTheCode,
  'review.editing': [...files, ...ofTheCode],
  'review.submitting': whileItRuns,
  submitted: whileItRuns,
});
