import FileTextIcon from 'lucide-react/icons/file-text';
import ReceiptTextIcon from 'lucide-react/icons/receipt-text';
import { useId } from 'react';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { Amount, Amounts } from '#src/components/Amounts/Amounts.tsx';
import type { MessageKey } from '#src/i18n/messages.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './OrderDetailsScreen.css.ts';
import { orderSums } from './order-sums.ts';

type Documents = Pick<OrderDetails, 'invoice_url' | 'payment_receipt_url'>;

/** The invoice, and the receipt once there is one; each opens beside the page. */
const OrderDocuments = ({ order: { invoice_url: invoice, payment_receipt_url: receipt } }: { order: Documents }) => {
  const t = useMessages();
  if (!invoice && !receipt) return null;
  return (
    <Cluster>
      {invoice ? (
        <ButtonLink variant="secondary" size="small" icon={<FileTextIcon />} href={invoice} isExternal>
          {t('Download Invoice')}
        </ButtonLink>
      ) : null}
      {receipt ? (
        <ButtonLink variant="secondary" size="small" icon={<ReceiptTextIcon />} href={receipt} isExternal>
          {t('Payment receipt')}
        </ButtonLink>
      ) : null}
    </Cluster>
  );
};

const Sums = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const shown = useSums();
  const number = useNumbers();
  const { write } = shown;
  const { rows, subtotal, discount, delivery, tax, taxes, otherCharges, total } = orderSums(order, shown);
  const given = [
    ['Subtotal', order.total_amount, subtotal],
    ['Discount', order.coupon_discount, discount],
    ['Shipping charge', order.delivery_charge, delivery],
    ['VAT & taxes', order.tax_amount, tax],
  ] as const;
  const isComplete = order.payable_amount !== undefined && given.every(([, amount]) => amount !== undefined);
  return (
    <Amounts>
      <Amount label={t('Quantity')} amount={number(order.quantity)} />
      {given.map(([label, amount, minor]) =>
        amount === undefined ? null : <Amount key={label} label={t(label)} amount={write(minor)} />,
      )}
      {taxes.map(({ id, name, percentage, minor }) => (
        <Amount
          key={id}
          variant="part"
          label={`${name} (${isolated(number(`${percentage}%`))})`}
          amount={write(minor)}
        />
      ))}
      {isComplete && rows.otherCharges > 0 ? <Amount label={t('Other charges')} amount={write(otherCharges)} /> : null}
      {order.payable_amount === undefined ? null : <Amount variant="total" label={t('Total')} amount={write(total)} />}
    </Amounts>
  );
};

/** The amounts of the order, its payment method and its payment status. */
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
