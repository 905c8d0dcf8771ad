import type { PaymentFacts } from '#machines/payment/payment.types.ts';
import { useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { GatewayLogo } from '#src/parts/GatewayLogo/GatewayLogo.tsx';
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
