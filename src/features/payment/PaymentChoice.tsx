import type { MouseEvent } from 'react';
import type { PaymentEvent, PaymentFacts, PaymentStage } from '#machines/payment/payment.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { isolated } from '#src/i18n/messages.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Button, ButtonLink, buttonClass } from '#src/ui/Button/Button.tsx';

type Simple = Exclude<PaymentEvent['type'], 'payment.begin' | 'payment.request' | 'gateway.choose' | 'session.ended'>;
type Press = { text: MessageKey; type: Simple; isMain?: boolean };

const presses = {
  cancel: { text: 'Cancel', type: 'payment.close' },
  stop: { text: 'Cancel', type: 'payment.stop' },
  later: { text: 'Pay later', type: 'payment.close' },
  close: { text: 'Close', type: 'payment.close' },
  goOn: { text: 'Continue Shopping', type: 'payment.close', isMain: true },
  done: { text: 'Done', type: 'payment.close', isMain: true },
  reopen: { text: 'Pay now', type: 'payment.reopen', isMain: true },
  start: { text: 'Pay now', type: 'payment.start', isMain: true },
  check: { text: 'Check again', type: 'payment.check', isMain: true },
} as const satisfies Record<string, Press>;

/** `pay` names the amount, `open` and `history` are links. */
type Choice = keyof typeof presses | 'pay' | 'open' | 'history';

const pressOf = (choice: Exclude<Choice, 'pay' | 'open' | 'history'>): Press => presses[choice];

/** Which buttons each stage of a payment offers: the way out first, what leads on last. */
const choices: Record<Exclude<PaymentStage, 'idle'>, Choice[]> = {
  choosing: ['cancel', 'pay'],
  starting: ['cancel'],
  paying: ['stop'],
  blocked: ['later', 'open'],
  checking: [],
  paid: ['done'],
  declined: ['later', 'reopen'],
  cancelled: ['later', 'start'],
  closed: ['later', 'reopen'],
  expired: ['later', 'reopen'],
  processing: ['close', 'check'],
  unchecked: ['close', 'check'],
  failed: ['close', 'start'],
};

/** After the checkout the shopper can go on shopping. A payment that cannot start again links to the order history. */
export const choicesOf = ({ stage, origin, canStart }: PaymentFacts): Choice[] => {
  if (stage === 'idle') return [];
  if (stage === 'paid' && origin === 'checkout') return ['history', 'goOn'];
  return choices[stage].map((choice) => (choice === 'start' && !canStart ? 'history' : choice));
};

/** A real link, which no popup blocker stops. On a plain click the flow opens the window, to notice when it closes. */
const OpenPayment = ({ url }: { url: string }) => {
  const t = useMessages();
  const flow = useFlow('payment');
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    flow.send({ type: 'payment.reopen' });
  };
  return (
    <a className={buttonClass({})} href={url} target="_blank" rel="noopener" onClick={open}>
      {t('Open the payment page')}
    </a>
  );
};

const Pay = ({ amount, gateway }: PaymentFacts) => {
  const t = useMessages();
  const money = useMoney();
  const flow = useFlow('payment');
  return (
    <Button isDisabled={!gateway} onPress={() => flow.send({ type: 'payment.start' })}>
      {t('Pay {amount}', { amount: isolated(money(amount)) })}
    </Button>
  );
};

export const PaymentChoice = ({ choice, facts }: { choice: Choice; facts: PaymentFacts }) => {
  const t = useMessages();
  const flow = useFlow('payment');
  if (choice === 'pay') return <Pay {...facts} />;
  if (choice === 'open') return <OpenPayment url={facts.url} />;
  if (choice === 'history') {
    return (
      <ButtonLink
        variant="secondary"
        href={pathTo('orderHistory')}
        onPress={() => flow.send({ type: 'payment.leave' })}
      >
        {t('Order History')}
      </ButtonLink>
    );
  }
  const { text, type, isMain } = pressOf(choice);
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} onPress={() => flow.send({ type })}>
      {t(text)}
    </Button>
  );
};
