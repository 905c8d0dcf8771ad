/** What the charts of buying leave unanswered on purpose, state by state. */
import type { IgnoredPairs } from '#tests/support/unanswered.ts';

const pairs = (byState: Record<string, readonly string[]>): IgnoredPairs =>
  Object.entries(byState).flatMap(([state, events]) => events.map((event) => [state, event] as const));

const typingAnAddress = ['address.type', 'address.setDefault', 'address.save', 'address.cancel'];
const choosingAnAddress = ['address.choose', 'address.new', 'address.reload'];

/** A form hears nothing while it is not shown, and nothing that would pull it away while it is saved. */
export const addressesIgnored = pairs({
  loading: [...choosingAnAddress, ...typingAnAddress],
  choosing: typingAnAddress,
  editing: choosingAnAddress,
  saving: [...choosingAnAddress, ...typingAnAddress],
  failed: ['address.choose', 'address.new', ...typingAnAddress],
  expired: [...choosingAnAddress, ...typingAnAddress],
});

const steps = ['line.increment', 'line.decrement', 'line.set', 'line.remove'];
const reasonsToRead = ['cart.refresh', 'cart.changedElsewhere', 'page.shown'];

/** Steps are for a cart at rest; while an answer is under way it brings the cart anyway. */
export const cartIgnored = pairs({
  'lines.signedOut.guest': [...steps, ...reasonsToRead],
  'lines.signedOut.expired': [...steps, ...reasonsToRead],
  'lines.loading': [...steps, ...reasonsToRead],
  'lines.updating.incrementing': [...steps, ...reasonsToRead],
  'lines.updating.decrementing': [...steps, ...reasonsToRead],
  'lines.updating.setting': [...steps, ...reasonsToRead],
  'lines.removing': [...steps, ...reasonsToRead],
  'lines.adding': [...steps, ...reasonsToRead],
  'lines.failed': steps,
  'panel.closed': ['panel.close'],
  'popup.hidden': ['popup.dismiss', 'popup.hold', 'popup.release'],
  'popup.visible.passing': ['popup.release'],
  'popup.visible.held': ['popup.hold'],
});

const form = ['address.*', 'payment.choose', 'note.type', 'order.place'];
const welcome = 'session.started';

/** An order is placed from a quote, once; only a failure is retried, only a confirmation is closed. */
export const checkoutIgnored = pairs({
  away: [...form, welcome, 'checkout.leave', 'quote.refresh', 'checkout.retry', 'confirmation.close'],
  expired: [...form, 'quote.refresh', 'checkout.retry', 'confirmation.close'],
  'open.selecting': [welcome, 'quote.refresh', 'checkout.retry', 'confirmation.close'],
  'open.quoting': [welcome, 'order.place', 'checkout.retry', 'confirmation.close'],
  'open.quoted': [welcome, 'checkout.retry', 'confirmation.close'],
  'open.unquoted': [welcome, 'order.place', 'confirmation.close'],
  'open.placing': [welcome, 'order.place', 'quote.refresh', 'checkout.retry', 'confirmation.close'],
  'open.unknown': [welcome, 'order.place', 'quote.refresh', 'confirmation.close'],
  'open.confirmed': [welcome, 'order.place', 'quote.refresh', 'checkout.retry'],
});

const loggingIn = ['login.type', 'login.submit'];
const registering = ['register.type', 'register.submit'];

/** A dialog hears nothing that belongs to the other one, nor anything while it is submitted. */
export const dialogsIgnored = pairs({
  closed: ['dialog.close', welcome, 'countries.reload', ...loggingIn, ...registering],
  'login.editing': ['login.open', 'countries.reload', ...registering],
  'login.submitting': ['login.open', 'countries.reload', ...loggingIn, ...registering],
  'register.countries.loading': ['register.open', 'countries.reload', ...loggingIn],
  'register.countries.ready': ['register.open', 'countries.reload', ...loggingIn],
  'register.countries.failed': ['register.open', ...loggingIn],
  'register.form.editing': ['register.open', ...loggingIn],
  'register.form.submitting': ['register.open', ...loggingIn, ...registering],
});

/** A list that is not shown has no highlight, and a box that has the focus gets none. */
export const searchIgnored = pairs({
  'list.closed': ['search.blur', 'highlight.set'],
  'list.open': ['search.focus'],
  'list.closing': ['search.blur', 'highlight.next', 'highlight.previous', 'highlight.set'],
});
