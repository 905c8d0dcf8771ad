import { useId } from 'react';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { Amount, Amounts } from '#src/components/Amounts/Amounts.tsx';
import { isolated } from '#src/components/isolated.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import * as styles from './OrderSums.css.ts';
import { orderSums } from './order-sums.ts';

const Sums = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const shown = useSums();
  const { write } = shown;
  const { rows, subtotal, discount, delivery, tax, taxes, otherCharges, total } = orderSums(order, shown);
  return (
    <Amounts>
      <Amount label={t('Quantity')} amount={String(order.quantity)} />
      <Amount label={t('Subtotal')} amount={write(subtotal)} />
      <Amount label={t('Discount')} amount={write(discount)} />
      <Amount label={t('Shipping charge')} amount={write(delivery)} />
      <Amount label={t('VAT & taxes')} amount={write(tax)} />
      {taxes.map(({ id, name, percentage, minor }) => (
        <Amount key={id} variant="part" label={`${name} (${isolated(`${percentage}%`)})`} amount={write(minor)} />
      ))}
      {rows.otherCharges > 0 ? <Amount label={t('Other charges')} amount={write(otherCharges)} /> : null}
      <Amount variant="total" label={t('Total')} amount={write(total)} />
    </Amounts>
  );
};

/** What it cost, and whether that is paid. */
export const OrderSums = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const id = useId();
  const isPaid = order.payment_status === 'Paid';
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <h2 id={id}>{t('Order summary')}</h2>
        <Sums order={order} />
        <div className={styles.payment}>
          <span className={styles.method}>
            <span className={styles.label}>{t('Payment method')}</span>
            <bdi>{t(order.payment_method as MessageKey)}</bdi>
          </span>
          <Tag tone={isPaid ? 'success' : 'warning'}>{isPaid ? t('Paid') : t('Pending')}</Tag>
        </div>
        <OrderDocuments order={order} />
      </Stack>
    </Card>
  );
};
