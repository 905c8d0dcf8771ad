/**
 * Every state of every chart, and what somebody perceives of it: the heading, dialog, form or field in which they are,
 * where the focus goes, and what is said aloud where something changed without them. `perceived.test.ts` holds it
 * against the charts, the journeys hold it against the page.
 */
import type { MessageKey } from '#src/i18n/messages.ts';
import { ownPerceived } from './own-journeys.ts';
import { cartPerceived, chatPerceived, checkoutPerceived, paymentPerceived } from './perceived.buying.ts';
import type { Perceived, PerceivedTable, Row } from './perceived.types.ts';
import { unwalked } from './unwalked.ts';

const loading = ['busy', 'Loading…'] as const;
const ended = 'the session is over: the page goes, and where somebody pressed something the login opens';
const atOnce = 'it is left in the same moment';
const behind = 'it works behind the page; what comes of it is a notice or a fact of another chart';
const ofServer = 'the life of a thing at the server; no actor of it runs in the browser';

const page = (key: MessageKey, more: Partial<Perceived> = {}): Perceived => ({ at: ['heading', key], ...more });
const inDialog = (key: MessageKey, more: Partial<Perceived> = {}): Perceived => ({
  at: ['dialog', key],
  hasFocus: true,
  ...more,
});

/** A form says what is wrong at its fields, which are described by it, and above its button. */
const form = (heading: MessageKey, name: MessageKey, more: Readonly<Record<string, Row>> = {}) => ({
  opening: atOnce,
  loading: page(heading, { says: loading }),
  editing: { at: ['form', name] } as const,
  submitting: { at: ['form', name] } as const,
  saved: 'a notice says so; the form is shut until the page has gone',
  failed: page('We could not load this', { says: ['alert', 'We could not load this'] }),
  missing: page(heading),
  expired: ended,
  ...more,
});

const nothingFetched = 'this form begins with nothing that would have to be fetched';
const opensAnyhow = { loading: 'the page stands already; the fields open when the account is known' } as const;
const unfetched = { loading: nothingFetched, failed: nothingFetched, missing: nothingFetched } as const;
const anyhow = { ...opensAnyhow, failed: 'it opens without what it asks for, too', missing: 'so it is here' } as const;
const code = inDialog('Enter the code');
const seller = (name: MessageKey): Perceived => ({ at: ['form', name], hasFocus: true });

export const perceived: PerceivedTable = {
  ...cartPerceived,
  ...chatPerceived,
  ...checkoutPerceived,
  ...paymentPerceived,
  ...ownPerceived,
  addressBook: {
    idle: page('Manage Address'),
    choosing: page('Manage Address'),
    asking: { at: ['alertdialog', 'Delete address'], hasFocus: true },
    removing: { at: ['alertdialog', 'Delete address'], hasFocus: true },
  },
  addressForm: form('Edit address', 'Edit address', { missing: page('This address could not be found') }),
  boot: { '*': 'the outline of the page, from the server or in grey' },
  changePassword: form('Change Password', 'Change Password', unfetched),
  connectivity: {
    online: 'as it should be',
    offline: { at: ['region', 'Notifications'], says: ['status', 'You are offline'] },
  },
  contactForm: form('Contact us', 'Write to us', anyhow),
  countries: {
    loading: 'the field of the country is shut and says that it loads',
    ready: 'the field of the country offers them',
    failed: 'the form says so aloud in the place of the field',
  },
  flowLoader: { '*': 'the view that needs the flow shows that it loads, or a notice that it failed' },
  dialogs: {
    closed: 'no dialog',
    login: inDialog('Login'),
    register: inDialog('Create your account'),
    loggedIn: atOnce,
    settling: atOnce,
    'recover.contact': inDialog('Forgot Password'),
    'recover.code': code,
    'recover.password': inDialog('Reset password'),
    verify: code,
  },
  login: { '*': inDialog('Login'), loggedIn: atOnce },
  locale: { '*': 'a page is in one language; it is changed as a whole, which its direction and its title say' },
  order: { '*': ofServer },
  orderActions: {
    idle: 'no question is asked',
    'cancelling.*': { at: ['alertdialog', 'Cancel Order'], hasFocus: true },
    'repeating.asking': inDialog('Order Again'),
    'repeating.sending': inDialog('Order Again'),
    'repeating.short': inDialog('Not everything can be had now'),
    'repeating.adding': inDialog('Not everything can be had now'),
    'repeating.added': inDialog('Your cart is ready'),
    'filling.*': inDialog('Add all to cart'),
  },
  partner: {
    'person.*': { at: ['form', 'About you'] },
    code: seller('Your email address'),
    shop: seller('Your shop'),
    'review.*': seller('A last look'),
    submitted: 'the page of the registration comes',
  },
  presence: { '*': behind },
  typing: { 'announcing.*': behind, 'hearing.*': 'a line under the shop’s name, or none' },
  oneTimeCode: {
    'proving.*': 'it is in a dialog or in the step of a form, whose charts say where',
    accepted: atOnce,
  },
  professional: form('Professional Registration', 'Professional Registration', { missing: 'it has no such answer' }),
  profile: form('My Profile', 'My Profile', { missing: 'an account has a profile' }),
  realtime: { '*': behind },
  release: { '*': 'nothing; where the page cannot be loaded anew, a notice' },
  resource: { '*': 'a read on any page: `QueryView` says what each of its states is, the pages’ own journeys hold it' },
  return: { '*': ofServer },
  returnRequest: form('Return a product', 'Return request', { missing: page('This order could not be found') }),
  review: {
    closed: 'no dialog',
    editing: inDialog('Review {name}'),
    submitting: inDialog('Review {name}'),
    expired: 'the session is over: the login opens, and what was written waits',
  },
  recover: {
    'contact.*': inDialog('Forgot Password'),
    code,
    'password.*': inDialog('Reset password'),
    recovered: atOnce,
  },
  register: { '*': inDialog('Create your account'), registered: atOnce },
  saleClock: { '*': 'it moves the seconds of a sale, which say their time themselves' },
  search: {
    'question.*': 'it asks; what is found stands in the list',
    'list.closed': { at: ['combobox', 'Search products'] },
    'list.open': { at: ['combobox', 'Search products'] },
    'list.closing': { at: ['combobox', 'Search products'] },
  },
  recentSearches: { '*': 'it remembers; the search box shows it' },
  session: {
    restoring: 'nothing is said before it is known who is there',
    known: atOnce,
    guest: { at: ['button', 'Login'] },
    'signedIn.idle': 'the button of the account menu has the shopper’s own name',
    'signedIn.asking': { at: ['alertdialog', 'Log Out!'], hasFocus: true },
    'signedIn.signingOut': { at: ['alertdialog', 'Log Out!'], hasFocus: true },
  },
  devices: {
    loading: { at: ['region', 'Where you are signed in'], says: loading },
    listing: { at: ['region', 'Where you are signed in'] },
    ending: { at: ['region', 'Where you are signed in'] },
    failed: { at: ['region', 'Where you are signed in'], says: ['alert', 'We could not load this'] },
    expired: ended,
  },
  passkeys: {
    loading: { at: ['region', 'Passkeys'], says: loading },
    listing: { at: ['region', 'Passkeys'] },
    asking: { at: ['form', 'Add a passkey'], hasFocus: true },
    requesting: { at: ['form', 'Add a passkey'] },
    creating: { at: ['region', 'Passkeys'], says: ['status', 'Follow the steps of your browser'] },
    saving: { at: ['region', 'Passkeys'], says: ['status', 'Saving…'] },
    removing: { at: ['region', 'Passkeys'] },
    failed: { at: ['region', 'Passkeys'], says: ['alert', 'We could not load this'] },
    expired: ended,
  },
  ownData: {
    idle: { at: ['region', 'Your data'] },
    exporting: { at: ['region', 'Your data'] },
    asking: { at: ['form', 'Delete account'] },
    erasing: { at: ['form', 'Delete account'] },
    erased: 'a notice says so, and the home page opens',
    expired: ended,
  },
  preferences: { recalling: atOnce, known: page('Settings') },
  smartOrder: {
    writing: { at: ['form', 'Shopping list'] },
    matching: { at: ['form', 'Shopping list'] },
    choosing: page('What we found'),
    adding: page('What we found'),
    added: page('What came of your list', { hasFocus: true }),
  },
  storefront: {
    opening: atOnce,
    'booting.*': 'the outline of the page, from the server or in grey',
    unavailable: page('The shop cannot be reached'),
    'ready.*': 'the pages say what they are',
  },
  ticket: { '*': ofServer },
  ticketForm: form('Create Ticket', 'Create Ticket', anyhow),
  ticketReply: form('Messages', 'Send message', unfetched),
  toasts: { '*': 'each notice is a live region of its own, in the region of notifications' },
  vouchers: {
    'dialog.closed': 'no dialog',
    'dialog.loading': inDialog('Vouchers from {shop}', { says: loading }),
    'dialog.listing.idle': inDialog('Vouchers from {shop}'),
    'dialog.listing.collecting': inDialog('Vouchers from {shop}'),
    'dialog.failed': inDialog('Vouchers from {shop}', { says: ['alert', 'Error loading vouchers'] }),
    'network.*': 'the notice of the connection says it',
  },
  wishlist: {
    'list.opening': atOnce,
    'list.away': 'a guest has no list',
    'list.open.loading': page('Wishlist', { says: loading }),
    'list.open.settling': atOnce,
    'list.open.listing': page('Wishlist'),
    'list.open.toggling': page('Wishlist'),
    'list.open.refreshing': page('Wishlist'),
    'list.open.failed': page('Wishlist', { says: ['alert', 'Your wishlist could not be loaded'] }),
    'network.*': 'the notice of the connection says it',
  },
};

const unseen = 'no journey walks this flow; `unwalked.ts` says why';

/** The row of a state: its own, or the nearest that stands for it. A flow that no journey walks needs none. */
export const rowOf = (chart: string, state: string): Row | undefined => {
  const rows = perceived[chart];
  if (!rows) return chart in unwalked ? unseen : undefined;
  const patterns = Object.keys(rows)
    .filter((name) => name.endsWith('*') && state.startsWith(name.slice(0, -1)))
    .sort((one, other) => other.length - one.length);
  return rows[state] ?? rows[patterns[0] ?? ''];
};
