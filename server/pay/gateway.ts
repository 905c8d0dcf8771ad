/** What the shop needs of a payment gateway, whichever it is. */
import type { Minor } from '#server/domain/money.ts';
import type { Language } from '#server/domain/texts.ts';

export type GatewayPayment = {
  paymentId: number;
  /** Opening the same payment twice under the same key is opening it once. */
  key: string;
  /** One a shop; their sum is what is paid. */
  items: { name: string; amount: Minor }[];
  /** As the shop names it: `USD`. */
  currency: string;
  email: string | null;
  language: Language;
  successUrl: string;
  cancelUrl: string;
};

/** `declined`: the last try was refused, and another one may follow. `over`: nobody can pay it any more. */
export type GatewayPhase = 'open' | 'declined' | 'processing' | 'paid' | 'over';

export type GatewayState = {
  reference: string;
  /** The payment that it was opened for. */
  paymentId: number;
  key: string;
  phase: GatewayPhase;
  amount: Minor;
  currency: string;
  /** Where to pay, while it is open. */
  url: string | null;
};

/** Of which payment the gateway speaks; what happened to it is asked. */
export type GatewayNotice = {
  event: string;
  type: string;
  paymentId: number | undefined;
  reference: string | undefined;
};

export type Gateway = {
  /** As in /master. */
  name: string;
  /** Opening the same payment again gives the same page to pay on. */
  open(payment: GatewayPayment): Promise<GatewayState>;
  read(reference: string): Promise<GatewayState>;
  /** From here on nobody can pay it, unless somebody already has: the state says which. */
  close(reference: string): Promise<GatewayState>;
  /** The same `key` gives money back once, however late it comes again. `earlier`: the money had gone back before. */
  refund(reference: string, amount: Minor, key: string): Promise<'sent' | 'earlier'>;
  /** Undefined: the signature is not the gateway's. */
  readNotice(body: string, headers: Record<string, unknown>): Promise<GatewayNotice | undefined>;
};

export type Gateways = ReadonlyMap<string, Gateway>;
