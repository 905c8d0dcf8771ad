/** The checkout's vocabulary. */
import type { Quote } from '#api/types/cart.ts';
import type { Failure } from '#api/types/failure.ts';
import type { Address, OrderPlaced, OrderRequest } from '#api/types/orders.ts';
import type { PaymentGateway } from '#api/types/settings.ts';
import type { AddressFields, AddressPickerEvent, AddressPickerFacts } from '../address-picker/address-picker.types.ts';
import type { PaymentRequested } from '../payment/payment.types.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { CartGroup, Quote } from '#api/types/cart.ts';
export type { Address } from '#api/types/orders.ts';
export type { AddressFields, AddressPickerFacts } from '../address-picker/address-picker.types.ts';

export type CheckoutInput = {
  cashOnDelivery: boolean;
  onlinePayment: boolean;
  gateways: PaymentGateway[];
};

/** `buyNow` is one product apart from the cart. */
export type Purchase = 'cart' | 'buyNow';

/** `title` is a gateway's own name; cash has the message key 'Cash on delivery'. */
export type PaymentMethod = { method: string; title: string; logo?: string };

/** What the shops cost; with a code the server says whether it counts, and why not. */
export type QuoteResponse = Quote & { message?: string };

/** What was asked, and under which key: a retry sends exactly this again. */
export type PlaceOrder = OrderRequest & { idempotencyKey: string };

export type PlacedOrder = NonNullable<OrderPlaced['orders']>[number];

export type CheckoutContext = {
  methods: PaymentMethod[];
  purchase: Purchase;
  /** Whose checkout it is: what is typed is for nobody else. */
  shopperId: number | undefined;
  shopIds: number[];
  quote: Quote | undefined;
  /** What was shown before something changed that the shopper did not do: marked until the next order. */
  previous: Quote | undefined;
  /** What stands in the voucher's field. */
  typedCode: string;
  /** The code that is asked about; it counts once it is `appliedCode`. */
  code: string | undefined;
  appliedCode: string | undefined;
  /** Why the last code does not count. */
  codeRefusal: NoticeText | undefined;
  /** The addresses chart's facts, as they last were. */
  addresses: AddressPickerFacts;
  /** What a new address starts with. */
  prefill: Partial<AddressFields>;
  payment: string | undefined;
  note: string;
  /** One per intent: kept until a final response. */
  key: string;
  attempt: PlaceOrder | undefined;
  placed: OrderPlaced | undefined;
  failure: Failure | undefined;
};

export type CheckoutEvent =
  | {
      type: 'checkout.enter';
      shopIds: number[];
      purchase?: Purchase;
      prefill?: Partial<AddressFields>;
      shopperId?: number | undefined;
    }
  | { type: 'checkout.leave' }
  /** Back on the page after a lost session: goes on where it was interrupted. */
  | { type: 'checkout.resume' }
  | { type: 'session.started'; user: { id: number } }
  | { type: 'session.ended' }
  /** The visitor closed the login dialog: nothing goes on later. */
  | { type: 'login.abandoned' }
  /** The cart changed: ask again. */
  | { type: 'quote.refresh' }
  /** A failed quote is asked again; an order without a response is sent again under the same key. */
  | { type: 'checkout.retry' }
  | { type: 'payment.choose'; method: string }
  | { type: 'note.type'; note: string }
  | { type: 'code.type'; code: string }
  | { type: 'code.apply' }
  | { type: 'code.remove' }
  | { type: 'order.place' }
  /** 'Continue Shopping' in the order-confirm dialog. */
  | { type: 'confirmation.close' }
  | AddressPickerEvent;

export type CheckoutEmitted =
  | NoticeRequested
  | { type: 'session.refused' }
  /** The order was refused for want of a session: 'Please login first!' and the login, which leads back here. */
  | { type: 'login.required'; returnTo: 'checkout' | 'buyNow' }
  | { type: 'order.placed'; orders: PlacedOrder[] }
  | PaymentRequested
  /** What the cart shows is out of date. */
  | { type: 'cart.invalidated' }
  | NavigationRequested;

export type CheckoutStage =
  | 'away'
  /** The session was lost on the way; goes on after the login. */
  | 'expired'
  | 'selecting'
  /** The page of buying now was opened anew: the server still knows what was wanted. */
  | 'finding'
  /** And it knows of nothing. */
  | 'bare'
  | 'quoting'
  | 'quoted'
  | 'unquoted'
  | 'placing'
  | 'unknown'
  /** Placed; the payment's own dialogs say how that goes. */
  | 'awaitingPayment'
  | 'confirmed';

export type CheckoutFacts = {
  stage: CheckoutStage;
  purchase: Purchase;
  /** What is bought, as the server last quoted it. */
  quote: Quote | undefined;
  previous: Quote | undefined;
  typedCode: string;
  /** The code that counts. */
  appliedCode: string | undefined;
  /** A code is asked about for the first time. */
  isCheckingCode: boolean;
  codeRefusal: NoticeText | undefined;
  methods: PaymentMethod[];
  payment: string | undefined;
  note: string;
  address: Address | undefined;
  canPlace: boolean;
  orders: PlacedOrder[];
  failure: Failure | undefined;
};
