import type { OrderActionsFacts } from '#machines/order-actions/order-actions.types.ts';
import { isolated } from '#src/components/isolated.ts';
import { paymentOption } from '#src/components/payment-option.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

/** What is ordered, and how it is paid this time. */
export const AgainChoice = ({ facts }: { facts: OrderActionsFacts }) => {
  const t = useMessages();
  const actions = useFlow('orderActions');
  const { order, methods, payment, stage } = facts;
  return (
    <Stack gap={5}>
      <p>
        {t('Everything of order {code} once more, to the same address, at the prices of today.', {
          code: isolated(order?.code ?? ''),
        })}
      </p>
      <RadioGroup
        legend={t('Choose a payment method')}
        name="again-payment"
        variant="cards"
        value={payment}
        options={methods.map((method) => paymentOption(method, t, stage === 'repeating.sending'))}
        onChange={(method) => actions.send({ type: 'method.choose', method })}
      />
    </Stack>
  );
};
