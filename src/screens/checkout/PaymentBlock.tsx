import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { PaymentMethod } from '#machines/checkout/checkout.types.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Block } from './Block.tsx';
import { methodTitle } from './method-title.ts';
import * as styles from './PaymentBlock.css.ts';
import { isFixed } from './stages.ts';

/** Paying online comes later; until then a gateway is no way to pay. */
const isPossible = ({ method }: PaymentMethod) => method === 'cash';

const optionOf = ({ method, title, logo }: PaymentMethod, t: Translate, isDisabled: boolean) => ({
  value: method,
  label: methodTitle({ method, title }, t),
  text: method === 'cash' ? t('Pay when your order arrives') : undefined,
  end: logo ? <img className={styles.logo} src={logo} alt="" width="64" height="32" loading="lazy" /> : undefined,
  isDisabled,
});

export const PaymentBlock = () => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const { methods, payment, stage } = useFacts('checkout', selectCheckout);
  const possible = methods.filter(isPossible);
  return (
    <Block title={t('Payment method')}>
      {possible.length === 0 ? (
        <Notice tone="warning">{t('No payment method is available now')}</Notice>
      ) : (
        <RadioGroup
          legend={t('Choose a payment method')}
          name="payment"
          look="cards"
          isLegendHidden
          value={payment}
          options={possible.map((method) => optionOf(method, t, isFixed(stage)))}
          onChange={(method) => checkout.send({ type: 'payment.choose', method })}
        />
      )}
    </Block>
  );
};
