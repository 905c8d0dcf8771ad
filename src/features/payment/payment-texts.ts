/** The title, text and tone of each payment stage. */
import type { PaymentFacts, PaymentStage } from '#machines/payment/payment.types.ts';
import { failureText } from '#src/components/failure-text.ts';
import type { MessageKey, Translate } from '#src/i18n/messages.ts';

export type PaymentTone = 'waiting' | 'good' | 'open' | 'bad';

type Shown = { title: MessageKey; text: MessageKey; tone: PaymentTone };

const kept: MessageKey = 'Your order is kept and can be paid later from its page.';

/** The stages that have a title and a text. */
export type ShownStage = Exclude<PaymentStage, 'idle' | 'choosing'>;

export const paymentTexts: Record<ShownStage, Shown> = {
  starting: { title: 'Make Payment', text: 'Opening the payment window…', tone: 'waiting' },
  paying: {
    title: 'Waiting for your payment',
    text: 'Pay in the window that has opened. This page follows by itself.',
    tone: 'waiting',
  },
  blocked: {
    title: 'The payment window did not open',
    text: 'Your browser did not allow the window. Open the payment page with the button below.',
    tone: 'open',
  },
  checking: { title: 'Checking your payment', text: 'We are asking how your payment went.', tone: 'waiting' },
  paid: { title: 'Thank you!', text: 'Payment received', tone: 'good' },
  declined: { title: 'The payment was declined', text: 'Your bank did not accept the payment.', tone: 'bad' },
  cancelled: { title: 'Payment was cancelled', text: 'Nothing was charged.', tone: 'open' },
  closed: { title: 'Payment not finished', text: 'The payment window was closed before you paid.', tone: 'open' },
  expired: {
    title: 'The time to pay is over',
    text: 'The payment window was open for three minutes and has been closed.',
    tone: 'open',
  },
  processing: {
    title: 'Payment is being processed',
    text: 'Your bank takes its time. Your order shows when the payment has arrived.',
    tone: 'waiting',
  },
  unchecked: {
    title: 'We could not check your payment',
    text: 'Your orders show what is paid and what is not.',
    tone: 'bad',
  },
  failed: { title: 'Payment is not available now', text: 'Check your connection and try again', tone: 'bad' },
};

const isLeftOpen: ReadonlySet<PaymentStage> = new Set([
  'blocked',
  'declined',
  'cancelled',
  'closed',
  'expired',
  'failed',
]);

/** Nothing is lost with a payment: the order stands and waits. */
export const keptText = (stage: PaymentStage): MessageKey | undefined => (isLeftOpen.has(stage) ? kept : undefined);

/** The server's own words, where it had any; of what could not begin, the cause. */
export const saidOf = (t: Translate, stage: ShownStage, facts: Pick<PaymentFacts, 'reason' | 'failure'>) => {
  const { tone, text } = paymentTexts[stage];
  if (stage === 'failed') return { tone, text: failureText(t, facts.failure) };
  return { tone, text: stage === 'declined' && facts.reason ? facts.reason : t(text) };
};
