/** The events and context of online payment. */
import type { Failure } from '#api/types/failure.ts';
import type { PaymentStatus } from '#api/types/payment.ts';
import type { PaymentGateway } from '#api/types/settings.ts';
import type { Id } from '../shared/ids.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { PaymentGateway } from '#api/types/settings.ts';

export type PaymentInput = { gateways: PaymentGateway[] };

/** Older back ends do not list the orders that were placed together. */
export type PaidOrder = { id: Id; code: string; amount: number };

/** Where the shopper started: after a checkout the dialog leads home, on the page of an order it stays. */
export type PaymentOrigin = 'checkout' | 'orders';

export type PaymentDetails = {
  url: string;
  orders: PaidOrder[];
  amount: number;
  gateway: string;
  origin: PaymentOrigin;
};

/** Emitted by a flow that placed an order with online payment. */
export type PaymentRequested = { type: 'payment.requested' } & PaymentDetails;

/** How the window ended. Its URL proves nothing: the server decides. */
export type WindowEnd = 'success' | 'cancel' | 'closed' | 'expired';
export type WindowResult = { kind: WindowEnd | 'blocked' };

export type PaymentQuestion = { url: string; orderId: Id | undefined; end: WindowEnd };

/** `unknown`: a back end without the status of payments; then only the window's URL tells. */
export type PaymentCheck = { status: PaymentStatus | 'unknown'; reason?: string | undefined };

export type PaymentContext = {
  gateways: PaymentGateway[];
  /** The name of a gateway. */
  gateway: string | undefined;
  orders: PaidOrder[];
  amount: number;
  origin: PaymentOrigin;
  /** The URL to pay at; may be opened again until the payment is final. */
  url: string;
  end: WindowEnd;
  /** Why it was not paid, in the server's message. */
  reason: string | undefined;
  failure: Failure | undefined;
};

export type PaymentEvent =
  /** An order with online payment was placed. */
  | ({ type: 'payment.begin' } & PaymentDetails)
  /** Paying later, from an order. */
  | { type: 'payment.request'; order: PaidOrder }
  | { type: 'gateway.choose'; gateway: string }
  | { type: 'payment.start' }
  /** Opens the window again. Send it during a press, or the browser refuses. */
  | { type: 'payment.reopen' }
  /** The shopper no longer waits: closes the window. */
  | { type: 'payment.stop' }
  | { type: 'payment.check' }
  | { type: 'payment.close' }
  /** Closed by following a link. */
  | { type: 'payment.leave' }
  | { type: 'session.ended' };

export type PaymentEmitted =
  /** The orders may have changed. */
  { type: 'payment.settled' } | { type: 'session.refused' } | NavigationRequested | NoticeRequested;

/** Each end of a payment is a state and a dialog of its own. */
type PaymentOutcome = 'paid' | 'declined' | 'cancelled' | 'closed' | 'expired' | 'processing' | 'unchecked' | 'failed';

export type PaymentStage = 'idle' | 'choosing' | 'starting' | 'paying' | 'blocked' | 'checking' | PaymentOutcome;

export type PaymentFacts = Omit<PaymentContext, 'end'> & {
  stage: PaymentStage;
  /** A payment can start anew, with another URL. */
  canStart: boolean;
};
