/** Each validator makes what the contract promises: a field that is renamed, added or of another type does not compile. */
import { expect, test } from 'vitest';
import type { components } from '#api/generated/schema.ts';
import type { Differences, Proof, Unread } from '#tests/support/contract/same-type.ts';
import type * as cart from './cart.ts';
import type * as catalogue from './catalogue.ts';
import type * as chat from './chat.ts';
import type * as identity from './identity.ts';
import type * as oneTimeCodes from './one-time-codes.ts';
import type * as orders from './orders.ts';
import type * as partners from './partners.ts';
import type * as payment from './payment.ts';
import type * as settings from './settings.ts';
import type * as smartOrder from './smart-order.ts';

type Schemas = components['schemas'];
type DataOf<Name extends keyof Schemas> = Schemas[Name] extends { data?: infer Data } ? NonNullable<Data> : never;

/** A product of the list is shown by its name and its picture; its packaging has the prices. */
type UnreadOfCandidate =
  | 'packaging.discount_percentage'
  | `product.${'colors' | 'sizes' | 'shop' | 'rating' | 'total_reviews' | 'total_sold'}`
  | `product.${'price' | 'discount_price' | 'discount_percentage' | 'quantity' | 'is_digital' | 'is_favorite'}`;

type Proofs = {
  cartShape: Proof<Differences<typeof cart.cartShape, DataOf<'CartAnswer'>>>;
  quoteShape: Proof<Differences<typeof cart.quoteShape, DataOf<'CheckoutAnswer'>>>;
  orderPlacedShape: Proof<Differences<typeof cart.orderPlacedShape, DataOf<'OrderPlacedAnswer'>>>;
  suggestionsShape: Proof<Differences<typeof catalogue.suggestionsShape, DataOf<'SuggestionsAnswer'>>>;
  conversationsShape: Proof<
    Differences<typeof chat.conversationsShape, DataOf<'ConversationsAnswer'>>,
    Unread<'total' | `data[].${'is_read' | 'unread_message_user' | 'user'}`>
  >;
  messagesShape: Proof<
    Differences<typeof chat.messagesShape, DataOf<'MessagesAnswer'>>,
    Unread<`data[].${'is_seen' | 'user_active_status' | 'user'}`>
  >;
  messageShape: Proof<
    Differences<typeof chat.messageShape, DataOf<'MessageAnswer'>>,
    Unread<`data.${'is_seen' | 'user_active_status' | 'user'}`>
  >;
  userShape: Proof<Differences<typeof identity.userShape, Schemas['User']>>;
  signedInShape: Proof<Differences<typeof identity.signedInShape, DataOf<'AuthAnswer'>>>;
  professionalShape: Proof<
    Differences<typeof identity.professionalShape, DataOf<'ProfessionalAnswer'>>,
    Unread<`application.${'company_name' | 'documents' | 'submitted_at' | 'tax_number'}`>
  >;
  profileShape: Proof<Differences<typeof identity.profileShape, DataOf<'ProfileAnswer'>>>;
  passwordChangedShape: Proof<
    Differences<typeof identity.passwordChangedShape, DataOf<'PasswordChangedAnswer'>>,
    'access may be absent'
  >;
  otpTokenShape: Proof<Differences<typeof oneTimeCodes.otpTokenShape, DataOf<'OtpTokenAnswer'>>>;
  orderedAgainShape: Proof<
    Differences<typeof orders.orderedAgainShape, DataOf<'OrderAgainAnswer'>>,
    Unread<`order.${'created_at' | 'order_status' | 'payment_method' | 'payment_status' | 'placed_at' | 'quantity'}`>
  >;
  missingShape: Proof<Differences<typeof orders.missingShape, DataOf<'OrderAgainRefusal'>>>;
  partnerShape: Proof<Differences<typeof partners.partnerShape, DataOf<'PartnerAnswer'>>, Unread<'user'>>;
  paymentUrlShape: Proof<Differences<typeof payment.paymentUrlShape, DataOf<'OrderPaymentAnswer'>>>;
  paymentShape: Proof<
    Differences<typeof payment.paymentShape, DataOf<'PaymentAnswer'>>,
    Unread<`payment.${'amount' | 'gateway' | 'id' | 'orders'}`>
  >;
  settingsShape: Proof<Differences<typeof settings.settingsShape, DataOf<'MasterAnswer'>>>;
  matchShape: Proof<
    Differences<typeof smartOrder.matchShape, DataOf<'SmartOrderMatchAnswer'>>,
    Unread<`lines[].${'product' | 'alternatives[]'}.${UnreadOfCandidate}`>
  >;
  addedShape: Proof<
    Differences<typeof smartOrder.addedShape, DataOf<'SmartOrderAddedAnswer'>>,
    Unread<'cart_items' | 'total' | `report[].${'packaging_id' | 'product_id'}`>
  >;
};

const proofs: Proofs = {
  cartShape: {},
  quoteShape: {},
  orderPlacedShape: {},
  suggestionsShape: {},
  conversationsShape: {},
  messagesShape: {},
  messageShape: {},
  userShape: {},
  signedInShape: {},
  professionalShape: {},
  profileShape: {},
  passwordChangedShape: {},
  otpTokenShape: {},
  orderedAgainShape: {},
  missingShape: {},
  partnerShape: {},
  paymentUrlShape: {},
  paymentShape: {},
  settingsShape: {},
  matchShape: {},
  addedShape: {},
};

test('every validator of the client is held against the contract', () => {
  const modules = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true });
  const shapes = Object.values(modules).flatMap((module) => Object.keys(module));
  expect(Object.keys(proofs).sort()).toEqual(shapes.filter((name) => name.endsWith('Shape')).sort());
});
