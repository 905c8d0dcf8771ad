import type { MouseEvent } from 'react';
import type { PaymentFacts } from '#machines/payment/payment.types.ts';
import { isolated } from '#src/components/isolated.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Button, buttonClass } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { type Choice, pressOf } from './payment-choices.ts';

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
