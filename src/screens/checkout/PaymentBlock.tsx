import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { paymentOption } from '#src/components/payment-option.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Block } from './Block.tsx';
import { isFixed } from './stages.ts';

export const PaymentBlock = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { methods, payment, stage } = useFacts('checkout', selectCheckout);
  return (
    <Block title={t('Payment method')}>
      {methods.length === 0 ? (
        <Notice tone="warning">{t('No payment method is available now')}</Notice>
      ) : (
        <RadioGroup
          legend={t('Choose a payment method')}
          name="payment"
          variant="cards"
          isLegendHidden
          value={payment}
          options={methods.map((method) => paymentOption(method, t, isFixed(stage)))}
          onChange={(method) => checkout.send({ type: 'payment.choose', method })}
        />
      )}
    </Block>
  );
};
