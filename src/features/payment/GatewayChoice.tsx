import type { PaymentFacts } from '#machines/payment/payment.types.ts';
import { GatewayLogo } from '#src/components/GatewayLogo/GatewayLogo.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';

/** Where there is more than one way to pay online. */
export const GatewayChoice = ({ gateways, gateway }: Pick<PaymentFacts, 'gateways' | 'gateway'>) => {
  const t = useMessages();
  const flow = useFlow('payment');
  return (
    <RadioGroup
      legend={t('Choose a payment method')}
      name="gateway"
      variant="cards"
      value={gateway}
      options={gateways.map(({ name, title, logo }) => ({
        value: name,
        label: title,
        end: logo ? <GatewayLogo src={logo} /> : undefined,
      }))}
      onChange={(name) => flow.send({ type: 'gateway.choose', gateway: name })}
    />
  );
};
