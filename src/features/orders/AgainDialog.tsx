import { selectOrderActions } from '#machines/order-actions/order-actions.selectors.ts';
import type { OrderActionsFacts } from '#machines/order-actions/order-actions.types.ts';
import { LeftOutLines } from '#src/components/AddedToCart/AddedToCart.tsx';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { paymentOption } from '#src/components/PaymentMethod/PaymentMethod.tsx';
import type { MessageKey } from '#src/i18n/messages.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';
import { AgainButton } from './AgainButton.tsx';
import { ChangedPrices } from './ChangedPrices.tsx';

/** The order to repeat, and the choice of its payment method. */
const AgainChoice = ({ facts }: { facts: OrderActionsFacts }) => {
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

type Part = 'question' | 'short' | 'filling' | 'added';

const parts: Partial<Record<OrderActionsFacts['stage'], Part>> = {
  'repeating.short': 'short',
  'repeating.adding': 'short',
  'repeating.added': 'added',
  'filling.adding': 'filling',
  'filling.failed': 'filling',
};

const partOf = ({ stage }: OrderActionsFacts): Part => parts[stage] ?? 'question';

const titles: Record<Part, MessageKey> = {
  question: 'Order Again',
  short: 'Not everything can be had now',
  filling: 'Add all to cart',
  added: 'Your cart is ready',
};

const Body = ({ facts }: { facts: OrderActionsFacts }) => {
  const t = useMessages();
  const part = partOf(facts);
  if (part === 'question') return <AgainChoice facts={facts} />;
  if (part === 'short') {
    return <LeftOutLines text={t('These cannot be had as you ordered them:')} lines={facts.missing} />;
  }
  if (part === 'filling')
    return <p>{t('Everything in order {code}, at today’s prices.', { code: isolated(facts.order?.code ?? '') })}</p>;
  const { added, refused, changed } = facts.report ?? { added: 0, refused: [], changed: [] };
  return (
    <Stack gap={4}>
      <p>
        {added === 0
          ? t('Nothing could be added to your cart.')
          : t('{count} products went into your cart.', { count: added })}
      </p>
      <LeftOutLines text={t('Left out:')} lines={refused} />
      <ChangedPrices lines={changed} />
    </Stack>
  );
};

/** The dialog that repeats an order. If products are unavailable, it lists them and offers the rest for the cart. */
export const AgainDialog = () => {
  const t = useMessages();
  const actions = useFlow('orderActions');
  const facts = useFacts('orderActions', selectOrderActions);
  const part = partOf(facts);
  const dismiss = () => actions.send({ type: 'order.dismiss' });
  return (
    <Dialog
      title={t(titles[part])}
      closeLabel={t('Close')}
      step={part}
      isDismissable={false}
      footer={
        <Cluster justify="end">
          <AgainButton facts={facts} onDismiss={dismiss} />
        </Cluster>
      }
      onClose={dismiss}
    >
      <Stack gap={5}>
        <Body facts={facts} />
        <FormFailure failure={facts.failure} />
      </Stack>
    </Dialog>
  );
};
