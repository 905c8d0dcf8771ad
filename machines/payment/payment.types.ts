/** The vocabulary of paying online: what is paid, every end of the gateway's window, and what the server says of it. */
import type { Failure } from '#api/types/failure.ts';
import type { PaymentStatus } from '#api/types/payment.ts';
import type { PaymentGateway } from '#api/types/settings.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { PaymentGateway } from '#api/types/settings.ts';

export type PaymentInput = { gateways: PaymentGateway[] };

/** Older back ends do not name the orders that were placed together. */
export type PaidOrder = { id: number; code: string; amount: number };

/** Where the shopper goes on from: a checkout that is over leads home, the page of an order stays. */
export type PaymentOrigin = 'checkout' | 'orders';

export type PaymentWish = {
  url: string;
  orders: PaidOrder[];
  amount: number;
  gateway: string;
  origin: PaymentOrigin;
};

/** What a flow emits that placed an order which has still to be paid. */
export type PaymentRequested = { type: 'payment.requested' } & PaymentWish;

/** How the window ended. Its address proves nothing: what counts is asked afterwards. */
export type WindowEnd = 'success' | 'cancel' | 'closed' | 'expired';
export type WindowResult = { kind: WindowEnd | 'blocked' };

export type PaymentQuestion = { url: string; orderId: number | undefined; end: WindowEnd };

/** `unknown`: a back end that cannot be asked about payments; then the window's address is all there is. */
export type PaymentWord = { status: PaymentStatus | 'unknown'; reason?: string | undefined };

export type PaymentContext = {
  gateways: PaymentGateway[];
  /** A gateway's name. */
  gateway: string | undefined;
  orders: PaidOrder[];
  amount: number;
  origin: PaymentOrigin;
  /** Where to pay; may be opened again until the payment is over. */
  url: string;
  end: WindowEnd;
  /** Why it was not paid, in the server's words. */
  reason: string | undefined;
  failure: Failure | undefined;
};

export type PaymentEvent =
  /** An order was placed that has still to be paid. */
  | ({ type: 'payment.begin' } & PaymentWish)
  /** Paying later, from an order. */
  | { type: 'payment.request'; order: PaidOrder }
  | { type: 'gateway.choose'; gateway: string }
  | { type: 'payment.start' }
  /** Opens the window again; to be sent in the moment of a press, or the browser refuses. */
  | { type: 'payment.reopen' }
  /** Enough waited: the window is closed. */
  | { type: 'payment.stop' }
  | { type: 'payment.check' }
  | { type: 'payment.close' }
  /** Closed by following a link. */
  | { type: 'payment.leave' }
  | { type: 'session.ended' };

export type PaymentEmitted =
  /** What the orders say may be another thing now. */
  { type: 'payment.settled' } | { type: 'session.refused' } | NavigationRequested | NoticeRequested;

/** Each end of a payment is a state and a dialog of its own. */
export type PaymentOutcome =
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'closed'
  | 'expired'
  | 'processing'
  | 'unchecked'
  | 'failed';

export type PaymentStage = 'idle' | 'choosing' | 'starting' | 'paying' | 'blocked' | 'checking' | PaymentOutcome;

export type PaymentFacts = Omit<PaymentContext, 'end'> & {
  stage: PaymentStage;
  /** Paying can begin anew, with another address. */
  canStart: boolean;
};
