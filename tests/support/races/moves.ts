/** What a shopper does in a race: each writing operation of the contract, or the reason why it does not race here. */
import type { OperationId } from '#server/contract.types.ts';
import { type Change, implemented, operation, requestOf } from '../../contract/operations.ts';
import { goodPassword, type SharedServer, type TestResponse } from '../server/server.ts';
import { ids } from '../shops/cart-shop.ts';
import type { Account, Scene } from './scene.ts';

type Race = { account: Account; scene: Scene };

export type Move = {
  /** What a failure calls it. */
  name: string;
  id: OperationId;
  change: (race: Race) => Change;
  /** Takes from what accounts share: it also races with another account. */
  isShared?: true;
  /** Needs an account without unfinished orders. */
  isLast?: true;
  /** What was let in before it may still be done after it, and so may it itself: only the books are checked. */
  isLenient?: true;
  /** Places an order. */
  isPlacing?: true;
};

const line = ({ goods: [{ id, productId }] }: Scene) => ({ product_id: productId, packaging_id: id });
const listed = (scene: Scene) => ({ ...line(scene), quantity: 1 });
const address = { name: 'Cleo', phone: '2025550102', address_type: 'home', address_line: '3 Road', is_default: true };
const wish = ({ account, scene }: Race, isBuyNow: boolean) => ({
  shop_ids: [ids.dairy],
  address_id: account.addressId,
  payment_method: 'cash',
  is_buy_now: isBuyNow,
  coupon_code: scene.voucher.code,
  if_sold_out: 'best_match',
  sold_out_lines: [{ ...line(scene), choice: 'leave_out' }],
});
const passwords = {
  current_password: goodPassword,
  password: 'ten blue kettles',
  password_confirmation: 'ten blue kettles',
};
const body = (fields: object): Change => ({ body: fields });

export const moves: readonly Move[] = [
  { name: 'add', id: 'addToCart', isShared: true, change: ({ scene }) => body({ ...line(scene), quantity: 1 }) },
  {
    name: 'add to buy now',
    id: 'addToCart',
    change: ({ scene: { goods } }) =>
      body({ product_id: goods[1].productId, packaging_id: goods[1].id, quantity: 1, is_buy_now: true }),
  },
  { name: 'increase', id: 'incrementCartLine', change: ({ scene }) => body(line(scene)) },
  { name: 'decrease', id: 'decrementCartLine', change: ({ scene }) => body(line(scene)) },
  { name: 'set quantity', id: 'setCartQuantity', change: ({ scene }) => body({ ...line(scene), quantity: 2 }) },
  { name: 'remove line', id: 'removeCartLine', change: ({ scene }) => body(line(scene)) },
  {
    name: 'add a list',
    id: 'addSmartOrder',
    change: ({ scene }) => body({ items: [{ line: 0, ...line(scene), quantity: 1 }] }),
  },
  {
    name: 'place the cart',
    id: 'placeOrder',
    isShared: true,
    isPlacing: true,
    change: (race) => body(wish(race, false)),
  },
  {
    name: 'buy now',
    id: 'placeOrder',
    isShared: true,
    isPlacing: true,
    change: (race) => body({ ...wish(race, true), cart_version: 0 }),
  },
  {
    name: 'order again',
    id: 'orderAgain',
    isShared: true,
    isPlacing: true,
    change: ({ account }) => body({ order_id: account.deliveredId, payment_method: 'cash' }),
  },
  { name: 'cancel', id: 'cancelOrder', isShared: true, change: ({ account }) => body({ order_id: account.pendingId }) },
  {
    name: 'pay',
    id: 'startOrderPayment',
    change: ({ account }) => ({ path: { order: account.pendingId, paymentMethod: 'stripe' } }),
  },
  {
    name: 'review',
    id: 'addReview',
    isShared: true,
    change: ({ account, scene }) => body({ product_id: scene.goods[1].productId, order_id: account.deliveredId }),
  },
  {
    name: 'return',
    id: 'requestReturn',
    change: ({ account, scene }) => body({ order_id: account.deliveredId, product_ids: [scene.goods[1].productId] }),
  },
  {
    name: 'collect',
    id: 'collectVoucher',
    isShared: true,
    change: ({ scene }) => body({ coupon_id: scene.voucher.id }),
  },
  {
    name: 'hold a delivery time',
    id: 'holdDeliverySlots',
    change: () => body({ slots: [{ shop_id: ids.dairy, from: null }] }),
  },
  { name: 'view', id: 'getProduct', change: ({ scene }) => ({ query: { product_id: scene.goods[0].productId } }) },
  { name: 'read messages', id: 'listMessages', change: () => ({ query: { shop_id: ids.dairy } }) },
  { name: 'favourite', id: 'toggleFavorite', change: ({ scene }) => body({ product_id: scene.goods[0].productId }) },
  { name: 'make a list', id: 'createList', change: ({ scene }) => body({ name: 'Party', items: [listed(scene)] }) },
  {
    name: 'share a list',
    id: 'changeList',
    change: ({ account }) => ({ path: { id: account.listId }, body: { name: 'Each week', is_shared: true } }),
  },
  {
    name: 'fill a list',
    id: 'addToList',
    change: ({ account, scene }) => ({ path: { id: account.listId }, body: { items: [listed(scene)] } }),
  },
  {
    name: 'empty a list',
    id: 'changeListLine',
    change: ({ account }) => ({ path: { id: account.listId, line: account.listLineId }, body: { quantity: 0 } }),
  },
  { name: 'remove a list', id: 'removeList', change: ({ account }) => ({ path: { id: account.listId } }) },
  { name: 'add address', id: 'addAddress', change: () => body(address) },
  {
    name: 'change address',
    id: 'changeAddress',
    change: ({ account }) => ({ path: { id: account.spareAddressId }, body: address }),
  },
  { name: 'remove default', id: 'removeAddress', change: ({ account }) => ({ path: { id: account.addressId } }) },
  { name: 'remove spare', id: 'removeAddress', change: ({ account }) => ({ path: { id: account.spareAddressId } }) },
  {
    name: 'profile',
    id: 'changeProfile',
    change: ({ account }) => body({ name: 'Dora', email: account.email, phone: '', current_password: goodPassword }),
  },
  { name: 'password', id: 'changePassword', change: () => body(passwords) },
  {
    name: 'reset password',
    id: 'resetPassword',
    change: ({ account }) =>
      body({ token: account.resetToken, password: 'six red lanterns', password_confirmation: 'six red lanterns' }),
  },
  { name: 'log in', id: 'login', change: ({ account }) => body({ phone: account.email, password: goodPassword }) },
  { name: 'ask for a code', id: 'sendOtp', change: ({ account }) => body({ phone: account.email }) },
  { name: 'log out', id: 'logout', isLenient: true, change: () => ({}) },
  { name: 'end session', id: 'endSession', change: ({ account }) => ({ path: { id: account.otherSessionId } }) },
  { name: 'erase', id: 'eraseAccount', isLast: true, change: () => body({ password: goodPassword }) },
  {
    name: 'open chat',
    id: 'openConversation',
    change: ({ scene }) => body({ shop_id: ids.dairy, product_id: scene.goods[0].productId }),
  },
  {
    name: 'write',
    id: 'sendMessage',
    change: ({ account }) => body({ shop_id: ids.dairy, client_id: clientIdOf(account) }),
  },
  { name: 'be typing', id: 'announceTyping', change: () => body({ shop_id: ids.dairy }) },
  { name: 'be seen', id: 'updateLastSeen', change: () => ({}) },
  { name: 'open ticket', id: 'openTicket', change: () => body({ order_number: undefined }) },
  {
    name: 'write in ticket',
    id: 'sendTicketMessage',
    change: ({ account }) => body({ ticket_number: account.ticket }),
  },
  { name: 'switch notifications on', id: 'savePushSubscription', change: () => ({}) },
  { name: 'switch notifications off', id: 'removePushSubscription', isLenient: true, change: () => ({}) },
  { name: 'save allergies', id: 'saveAllergies', change: () => ({}) },
  { name: 'remove allergies', id: 'removeAllergies', isLenient: true, change: () => ({}) },
  { name: 'apply as company', id: 'applyAsProfessional', change: () => ({}) },
];

/** The same for every message of an account, so that two of them are one. */
const clientIdOf = ({ id }: Account) => `6f1d3a52-3c1c-4a3e-9a27-${String(id).padStart(12, '0')}`;

const readsOnly = 'It changes nothing.';
const ofStrangers = 'It belongs to no account, so it shares nothing with one.';

const byKey = 'It needs what a key has signed; tests/integration/passkeys.test.ts races it.';

/** Operations that may change something and do not race here, each with its reason. */
export const excused: Partial<Record<OperationId, string>> = {
  quoteCheckout: readsOnly,
  applyVoucher: readsOnly,
  applyCouponCode: readsOnly,
  matchSmartOrder: readsOnly,
  register: ofStrangers,
  registerPartner: ofStrangers,
  registerProfessional: ofStrangers,
  checkPartnerContact: ofStrangers,
  sendPartnerCode: ofStrangers,
  verifyPartnerCode: ofStrangers,
  sendContactMessage: ofStrangers,
  verifyOtp: 'It needs the code of a mail; tests/security/one-time-codes.test.ts has its limits.',
  loginWithProvider: 'It needs a code of the provider; tests/integration/social.test.ts races it.',
  requestPasskey: readsOnly,
  beginPasskeyLogin: readsOnly,
  addPasskey: byKey,
  removePasskey: byKey,
  loginWithPasskey: byKey,
  receivePaymentNotice: 'tests/concurrency/notices.test.ts races it.',
};

/** Sign-out and payments are in the protocol as `GET`; the others store what the shopper has looked at. */
const writingReads = new Set<OperationId>(['logout', 'startOrderPayment', 'getProduct', 'listMessages']);

/** Sellers race in tests/integration/seller-tools.test.ts. */
export const writing = implemented
  .filter(({ access, id }) => access !== 'seller' && id !== 'loginAsSeller')
  .filter(({ id, method }) => method !== 'GET' || writingReads.has(id))
  .map(({ id }) => id);

const anonymous = new Set<OperationId>(['login', 'resetPassword', 'sendOtp']);

export function send(shop: SharedServer, move: Move, race: Race): Promise<TestResponse> {
  const { method, path, body: sent, headers } = requestOf(operation(move.id), move.change(race));
  const token = anonymous.has(move.id) ? undefined : race.account.token;
  return shop.call(method, path, { body: sent, token, headers, locale: 'en' });
}
