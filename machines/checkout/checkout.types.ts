/** The checkout's vocabulary. */
import type { Quote } from '#api/types/cart.ts';
import type { Failure } from '#api/types/failure.ts';
import type { Address, OrderPlaced, OrderRequest } from '#api/types/orders.ts';
import type { PaymentGateway } from '#api/types/settings.ts';
import type { SoldOutChoice, SoldOutLine } from '#api/types/sold-out.ts';
import type { AddressFields, AddressPickerEvent, AddressPickerFacts } from '../address-picker/address-picker.types.ts';
import type { DeliveryTime, DeliveryTimeEvent, DeliveryTimeFacts } from '../delivery-time/delivery-time.types.ts';
import type { PaymentRequested } from '../payment/payment.types.ts';
import type { Id } from '../shared/ids.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { CartGroup, CartProduct, Quote } from '#api/types/cart.ts';
export type { Address } from '#api/types/orders.ts';
export type { SoldOutChoice, SoldOutLine } from '#api/types/sold-out.ts';
export type { AddressFields, AddressPickerFacts } from '../address-picker/address-picker.types.ts';
export type { DeliveryShop, DeliveryTimeFacts } from '../delivery-time/delivery-time.types.ts';

export type CheckoutInput = {
  cashOnDelivery: boolean;
  onlinePayment: boolean;
  gateways: PaymentGateway[];
};

/** `buyNow` is one product apart from the cart. */
export type Purchase = 'cart' | 'buyNow';

/** `title` is a gateway's own name; cash has the message key 'Cash on delivery'. */
export type PaymentMethod = { method: string; title: string; logo?: string };

/** What the shops cost. With a code, the server says whether it applies, and why not. */
export type QuoteResponse = Quote & { message?: string };

/** What the shopper chose for lines that cannot be delivered; undefined: nothing yet. */
export type SoldOutWish = { choice: SoldOutChoice | undefined; lines: SoldOutLine[] };

/** The request and its key: a retry sends exactly this again. */
export type PlaceOrder = OrderRequest & { idempotencyKey: string };

/** A part of the page that lacks a choice, and the sentence that asks for it. */
export type MissingPart = { part: 'address' | 'payment' | 'time'; text: NoticeText };

export type PlacedOrder = NonNullable<OrderPlaced['orders']>[number];

export type CheckoutContext = {
  methods: PaymentMethod[];
  purchase: Purchase;
  /** Whose checkout it is: nobody else may see what is typed. */
  shopperId: Id | undefined;
  shopIds: Id[];
  quote: Quote | undefined;
  /** The quote before a change that the shopper did not make: differences are marked until the next order. */
  previous: Quote | undefined;
  /** The text of the voucher field. */
  typedCode: string;
  /** The code that the next quote carries; the server has accepted it once it is `appliedCode`. */
  code: string | undefined;
  appliedCode: string | undefined;
  /** Why the server rejected the last code. */
  codeRefusal: NoticeText | undefined;
  /** The facts of the addresses chart, as last reported. */
  addresses: AddressPickerFacts;
  /** The facts of the chart of the delivery times, as last reported. */
  delivery: DeliveryTimeFacts;
  /** The times of the cart that the server still holds a place in, after the checkout was left. */
  heldTimes: DeliveryTime[];
  /** What a new address starts with. */
  prefill: Partial<AddressFields>;
  /** What the shopper had typed and not saved when the session ended. */
  typedAddress: AddressFields | undefined;
  payment: string | undefined;
  note: string;
  soldOut: SoldOutWish;
  /** One per intent: kept until a final response. */
  key: string;
  attempt: PlaceOrder | undefined;
  placed: OrderPlaced | undefined;
  failure: Failure | undefined;
  /** What stopped the last press on the button, though it may be there by now. */
  missing: MissingPart | undefined;
};

export type CheckoutEvent =
  | {
      type: 'checkout.enter';
      shopIds: Id[];
      purchase?: Purchase;
      prefill?: Partial<AddressFields>;
      shopperId?: Id | undefined;
    }
  | { type: 'checkout.leave' }
  /** The shopper is back on the page after a lost session. */
  | { type: 'checkout.resume' }
  | { type: 'session.started'; user: { id: Id } }
  | { type: 'session.ended' }
  /** The visitor closed the login dialog. */
  | { type: 'login.abandoned' }
  /** Other shops of the cart are chosen than before. */
  | { type: 'shops.choose'; shopIds: Id[] }
  /** The cart has changed. */
  | { type: 'quote.refresh' }
  /** Requests a failed quote again, or sends an order without a response again under the same key. */
  | { type: 'checkout.retry' }
  | { type: 'payment.choose'; method: string }
  | { type: 'note.type'; note: string }
  | { type: 'soldOut.choose'; choice: SoldOutChoice }
  /** Without a choice the line is as the order. */
  | ({ type: 'soldOut.chooseLine'; choice: SoldOutChoice | undefined } & Omit<SoldOutLine, 'choice'>)
  | { type: 'voucherCode.type'; code: string }
  | { type: 'voucherCode.apply' }
  | { type: 'voucherCode.remove' }
  | { type: 'order.place' }
  /** 'Continue Shopping' in the order-confirm dialog. */
  | { type: 'confirmation.close' }
  | AddressPickerEvent
  | DeliveryTimeEvent;

export type CheckoutEmitted =
  | NoticeRequested
  | { type: 'session.refused' }
  /** The order was refused with 401: the root shows 'Please login first!' and the login over this page. */
  | { type: 'login.required' }
  | { type: 'order.placed'; orders: PlacedOrder[] }
  | PaymentRequested
  /** The cart must be fetched again. */
  | { type: 'cart.invalidated' }
  /** An address was added. */
  | { type: 'addresses.changed' }
  | NavigationRequested;

export type CheckoutStage =
  | 'away'
  /** The session was lost; the checkout continues after the login. */
  | 'expired'
  | 'selecting'
  /** The page of a direct purchase was reloaded: the server still knows the product. */
  | 'finding'
  /** The server knows of no product. */
  | 'bare'
  | 'quoting'
  | 'quoted'
  | 'unquoted'
  | 'placing'
  | 'unknown'
  /** Placed; the dialogs of the payment take over. */
  | 'awaitingPayment'
  | 'confirmed';

export type CheckoutFacts = {
  stage: CheckoutStage;
  purchase: Purchase;
  /** What is bought, as the server last quoted it. */
  quote: Quote | undefined;
  previous: Quote | undefined;
  typedCode: string;
  /** The code that the server has accepted. */
  appliedCode: string | undefined;
  /** A new code is in flight. */
  isCheckingCode: boolean;
  codeRefusal: NoticeText | undefined;
  methods: PaymentMethod[];
  payment: string | undefined;
  note: string;
  address: Address | undefined;
  canPlace: boolean;
  orders: PlacedOrder[];
  failure: Failure | undefined;
  missing: MissingPart | undefined;
};

/** Where and when the goods of the cart are to arrive, as far as the checkout knows. */
export type DestinationFacts = { address: Address | undefined; times: DeliveryTime[] };

/** What can be chosen for lines that cannot be delivered; nothing on a back end that knows no choice. */
export type SoldOutFacts = SoldOutWish & { offered: SoldOutChoice[] };
