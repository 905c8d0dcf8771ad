/** The vocabulary of what a shopper does with an order that was placed: calling it off, ordering it once more. */
import type { Failure } from '#api/types/failure.ts';
import type { MissingLine } from '#api/types/orders.ts';
import type { CheckoutInput, PaymentMethod, PlacedOrder } from '../checkout/checkout.types.ts';
import type { PaymentRequested } from '../payment/payment.types.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { MissingLine } from '#api/types/orders.ts';

export type OrderActionsInput = CheckoutInput;

/** `paidBy` is how the order was paid, in the words of the back end. */
export type ActedOrder = { id: number; code: string; amount: number; paidBy: string };

/** What is not in the cart, for a reason of the shop or in the words of the cart. */
export type LeftOut = MissingLine & { message?: string };

/** What became of adding what could be had. */
export type RestReport = { added: number; refused: LeftOut[] };

export type Cancellation = { order_id: number; idempotencyKey: string };
export type Repetition = Cancellation & { payment_method: string };
export type Rest = { orderId: number; missing: MissingLine[] };

export type Said = { message?: string };
export type OrderedAgain = Said & {
  order_payment_url?: string | null;
  order: { id: number; order_code: string; amount: number };
};

export type OrderActionsContext = {
  methods: PaymentMethod[];
  order: ActedOrder | undefined;
  /** How it is paid this time. */
  payment: string | undefined;
  /** One per intent: kept until a final response. */
  key: string;
  /** What cannot be had any more. */
  missing: MissingLine[];
  report: RestReport | undefined;
  failure: Failure | undefined;
};

export type OrderActionsEvent =
  | { type: 'order.cancel'; order: ActedOrder }
  | { type: 'order.again'; order: ActedOrder }
  | { type: 'method.choose'; method: string }
  /** Yes, that is meant. */
  | { type: 'order.confirm' }
  | { type: 'order.dismiss' }
  /** What can be had goes into the cart. */
  | { type: 'orderAgain.addRest' }
  | { type: 'session.ended' };

export type OrderActionsEmitted =
  | NoticeRequested
  | PaymentRequested
  | { type: 'session.refused' }
  | { type: 'order.changed' }
  | { type: 'order.placed'; orders: PlacedOrder[] }
  | { type: 'cart.invalidated' }
  | NavigationRequested;

export type OrderActionsStage =
  | 'idle'
  | 'cancelling.asking'
  | 'cancelling.sending'
  | 'repeating.asking'
  | 'repeating.sending'
  | 'repeating.short'
  | 'repeating.adding'
  | 'repeating.added';

export type OrderActionsFacts = OrderActionsContext & { stage: OrderActionsStage };
