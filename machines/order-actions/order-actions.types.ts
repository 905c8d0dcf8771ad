/** The events and context of the order actions: cancelling, and ordering again. */
import type { Failure } from '#api/types/failure.ts';
import type { MissingLine } from '#api/types/orders.ts';
import type { ResponseMessage } from '#api/types/response-message.ts';
import type { CheckoutInput, PaymentMethod, PlacedOrder } from '../checkout/checkout.types.ts';
import type { PaymentRequested } from '../payment/payment.types.ts';
import type { LeftOut } from '../shared/added-lines.ts';
import type { Id } from '../shared/ids.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { MissingLine } from '#api/types/orders.ts';

export type OrderActionsInput = CheckoutInput;

/** `paidBy`: the payment method, as the back end names it. */
export type ActedOrder = { id: Id; code: string; amount: number; paidBy: string };

/** A line that costs another amount than in the order; both amounts are for one of it. */
export type PriceChange = Pick<MissingLine, 'id' | 'packaging_id' | 'name' | 'unit'> & { before: number; now: number };

/** The result of adding the available goods. */
export type RestReport = { added: number; refused: LeftOut[]; changed: PriceChange[] };

export type Cancellation = { order_id: Id; idempotencyKey: string };
export type Repetition = Cancellation & { payment_method: string };
export type Rest = { orderId: Id; missing: MissingLine[] };

export type OrderedAgain = ResponseMessage & {
  order_payment_url?: string | null;
  /** The new order, if the back end echoes it. */
  order?: { id: Id; order_code: string; amount: number } | undefined;
};

export type OrderActionsContext = {
  methods: PaymentMethod[];
  order: ActedOrder | undefined;
  /** The payment method of the new order. */
  payment: string | undefined;
  /** One per intent: the same until a final response. */
  key: string;
  /** The unavailable lines. */
  missing: MissingLine[];
  report: RestReport | undefined;
  failure: Failure | undefined;
};

export type OrderActionsEvent =
  | { type: 'order.cancel'; order: ActedOrder }
  | { type: 'order.again'; order: ActedOrder }
  /** Adds all goods to the cart, and places no order. */
  | { type: 'order.addToCart'; order: ActedOrder }
  | { type: 'method.choose'; method: string }
  /** Confirms the question. */
  | { type: 'order.confirm' }
  | { type: 'order.dismiss' }
  /** Adds the available goods to the cart. */
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
  | 'repeating.added'
  | 'filling.adding'
  | 'filling.failed';

export type OrderActionsFacts = OrderActionsContext & { stage: OrderActionsStage };
