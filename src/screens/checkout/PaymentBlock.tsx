import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { PaymentMethod } from '#machines/checkout/checkout.types.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { GatewayLogo } from '#src/parts/GatewayLogo/GatewayLogo.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Block } from './Block.tsx';
import { methodTitle } from './method-title.ts';
import { isFixed } from './stages.ts';

const optionOf = ({ method, title, logo }: PaymentMethod, t: Translate, isDisabled: boolean) => ({
  value: method,
  label: methodTitle({ method, title }, t),
  text: t(method === 'cash' ? 'Pay when your order arrives' : 'Pay now, in a window of its own'),
  end: logo ? <GatewayLogo src={logo} /> : undefined,
  isDisabled,
});

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
          look="cards"
          isLegendHidden
          value={payment}
          options={methods.map((method) => optionOf(method, t, isFixed(stage)))}
          onChange={(method) => checkout.send({ type: 'payment.choose', method })}
        />
      )}
    </Block>
  );
};
