import { useId } from 'react';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { useMoneyBack } from './money-back.ts';
import * as styles from './OrderDetailsScreen.css.ts';

type Missing = NonNullable<OrderDetails['left_out']>[number];

const useSentence = () => {
  const t = useMessages();
  const number = useNumbers();
  return ({ name: product, unit, quantity, replaced_by: others }: Missing) => {
    const name = [product, unit].filter(Boolean).join(' · ');
    const values = { count: number(quantity), name };
    return others.length > 0
      ? t('{count} × {name}: replaced by {other}', { ...values, other: others.join(' · ') })
      : t('{count} × {name}: left out', values);
  };
};

/** What the order costs without them, and what goes back of a payment. */
const Consequences = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const money = useMoney();
  const moneyBack = useMoneyBack();
  const { ordered_amount: before, payable_amount: now, refund } = order;
  // All of it goes back then, and the shopper gets a mail about it.
  if (order.order_status === 'Cancelled') return null;
  if (refund) return <p>{moneyBack(refund)}</p>;
  if (before === undefined || now === undefined) return null;
  return <p>{t('You pay {amount} instead of {before}.', { amount: money(now), before: money(before) })}</p>;
};

/** What the shop could not deliver of the order, and what that means for its amount. */
export const LeftOut = ({ order }: { order: OrderDetails }) => {
  const id = useId();
  const t = useMessages();
  const sentence = useSentence();
  const missing = order.left_out ?? [];
  if (missing.length === 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={3}>
        <h2 id={id}>{t('Missing from this order')}</h2>
        <ul className={styles.missing}>
          {missing.map((line) => (
            <li key={[line.id, line.unit].join('-')}>
              <bdi>{sentence(line)}</bdi>
            </li>
          ))}
        </ul>
        <Consequences order={order} />
      </Stack>
    </Card>
  );
};
