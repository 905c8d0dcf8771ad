/** Each validator yields the type of the contract: a field that is renamed, added or retyped does not compile. */
import { expect, test } from 'vitest';
import type { components } from '#api/generated/schema.ts';
import type { Differences, Proof, Unread } from '#tests/support/contract/same-type.ts';
import type * as cart from './cart.ts';
import type * as catalogue from './catalogue.ts';
import type * as chat from './chat.ts';
import type * as delivery from './delivery.ts';
import type * as identity from './identity.ts';
import type * as oneTimeCodes from './one-time-codes.ts';
import type * as orders from './orders.ts';
import type * as partners from './partners.ts';
import type * as payment from './payment.ts';
import type * as settings from './settings.ts';
import type * as smartOrder from './smart-order.ts';

type Schemas = components['schemas'];
type DataOf<Name extends keyof Schemas> = Schemas[Name] extends { data?: infer Data } ? NonNullable<Data> : never;

/** A product of the list has a name and a picture; its packaging has the prices. */
type UnreadOfCandidate =
  | 'packaging.discount_percentage'
  | `product.${'colors' | 'sizes' | 'shop' | 'rating' | 'total_reviews' | 'total_sold'}`
  | `product.${'price' | 'discount_price' | 'discount_percentage' | 'is_digital' | 'is_favorite'}`;

type Proofs = {
  cartValidator: Proof<
    Differences<typeof cart.cartValidator, DataOf<'CartResponse'>>,
    `cart_items[].products[].${'size' | 'color'}.id may be absent`
  >;
  quoteValidator: Proof<
    Differences<typeof cart.quoteValidator, DataOf<'CheckoutResponse'>>,
    `checkout_items[].products[].${'size' | 'color'}.id may be absent`
  >;
  orderPlacedValidator: Proof<Differences<typeof cart.orderPlacedValidator, DataOf<'OrderPlacedResponse'>>>;
  suggestionsValidator: Proof<Differences<typeof catalogue.suggestionsValidator, DataOf<'SuggestionsResponse'>>>;
  conversationsValidator: Proof<
    Differences<typeof chat.conversationsValidator, DataOf<'ConversationsResponse'>>,
    Unread<'total' | `data[].${'is_read' | 'unread_message_user' | 'user'}`>
  >;
  messagesValidator: Proof<
    Differences<typeof chat.messagesValidator, DataOf<'MessagesResponse'>>,
    | 'data[].is_seen may be absent'
    | 'data[].product.id may be absent'
    | 'data[].order.status is of another type'
    | Unread<`data[].${'user_active_status' | 'user'}`>
  >;
  messageValidator: Proof<
    Differences<typeof chat.messageValidator, DataOf<'MessageResponse'>>,
    | 'data.is_seen may be absent'
    | 'data.product.id may be absent'
    | 'data.order.status is of another type'
    | Unread<`data.${'user_active_status' | 'user'}`>
  >;
  deliveryOfferValidator: Proof<Differences<typeof delivery.deliveryOfferValidator, DataOf<'DeliverySlotsResponse'>>>;
  userValidator: Proof<Differences<typeof identity.userValidator, Schemas['User']>>;
  signedInValidator: Proof<Differences<typeof identity.signedInValidator, DataOf<'AuthResponse'>>>;
  professionalValidator: Proof<
    Differences<typeof identity.professionalValidator, DataOf<'ProfessionalResponse'>>,
    Unread<`application.${'company_name' | 'documents' | 'submitted_at' | 'tax_number'}`>
  >;
  profileValidator: Proof<Differences<typeof identity.profileValidator, DataOf<'ProfileResponse'>>>;
  passwordChangedValidator: Proof<
    Differences<typeof identity.passwordChangedValidator, DataOf<'PasswordChangedResponse'>>,
    'access may be absent'
  >;
  otpTokenValidator: Proof<Differences<typeof oneTimeCodes.otpTokenValidator, DataOf<'OtpTokenResponse'>>>;
  orderedAgainValidator: Proof<
    Differences<typeof orders.orderedAgainValidator, DataOf<'OrderAgainResponse'>>,
    Unread<`order.${'created_at' | 'order_status' | 'payment_method' | 'payment_status' | 'placed_at' | 'quantity'}`>
  >;
  missingValidator: Proof<Differences<typeof orders.missingValidator, DataOf<'OrderAgainRefusal'>>>;
  partnerValidator: Proof<Differences<typeof partners.partnerValidator, DataOf<'PartnerResponse'>>, Unread<'user'>>;
  paymentUrlValidator: Proof<Differences<typeof payment.paymentUrlValidator, DataOf<'OrderPaymentResponse'>>>;
  paymentValidator: Proof<
    Differences<typeof payment.paymentValidator, DataOf<'PaymentResponse'>>,
    Unread<`payment.${'amount' | 'gateway' | 'id' | 'orders'}`>
  >;
  settingsValidator: Proof<Differences<typeof settings.settingsValidator, DataOf<'MasterResponse'>>>;
  matchValidator: Proof<
    Differences<typeof smartOrder.matchValidator, DataOf<'SmartOrderMatchResponse'>>,
    Unread<`lines[].${'product' | 'alternatives[]'}.${UnreadOfCandidate}`>
  >;
  addedValidator: Proof<
    Differences<typeof smartOrder.addedValidator, DataOf<'SmartOrderAddedResponse'>>,
    Unread<'cart_items' | 'total' | `report[].${'packaging_id' | 'product_id'}`>
  >;
};

const proofs: Proofs = {
  cartValidator: {},
  quoteValidator: {},
  orderPlacedValidator: {},
  suggestionsValidator: {},
  conversationsValidator: {},
  messagesValidator: {},
  messageValidator: {},
  deliveryOfferValidator: {},
  userValidator: {},
  signedInValidator: {},
  professionalValidator: {},
  profileValidator: {},
  passwordChangedValidator: {},
  otpTokenValidator: {},
  orderedAgainValidator: {},
  missingValidator: {},
  partnerValidator: {},
  paymentUrlValidator: {},
  paymentValidator: {},
  settingsValidator: {},
  matchValidator: {},
  addedValidator: {},
};

test('Every validator of the client is compared with the contract', () => {
  const modules = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true });
  const validators = Object.values(modules).flatMap((module) => Object.keys(module));
  expect(Object.keys(proofs).sort()).toEqual(validators.filter((name) => name.endsWith('Validator')).sort());
});
