import { useId } from 'react';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { returnableUntil } from '#machines/return-request/return-request.window.ts';
import { OrderStatusTag } from '#src/components/OrderStatusTag/OrderStatusTag.tsx';
import { webLink } from '#src/components/web-link.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useDeliveryTimes } from '#src/shop/use-delivery-time.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './OrderDetailsScreen.css.ts';

type Rider = NonNullable<OrderDetails['rider']>;

/** Who brings the order, and the number to call. */
const Courier = ({ rider: { name, phone } }: { rider: Rider }) => {
  const t = useMessages();
  const link = webLink(phone && `tel:${phone.replace(/[^+\d]/g, '')}`);
  return (
    <div className={styles.fact}>
      <dt>{t('Courier')}</dt>
      <dd className={styles.value}>
        <bdi>{name}</bdi>
        {link ? (
          <>
            {' · '}
            <TextLink href={link.href} isExternal>
              <bdi dir="ltr">{phone}</bdi>
            </TextLink>
          </>
        ) : null}
      </dd>
    </div>
  );
};

/** Which order it is, and when it was placed and will be there. */
export const OrderHead = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const dates = useDates();
  const times = useDeliveryTimes();
  const when = order.delivery_time ? times.whole(order.delivery_time) : '';
  const until = returnableUntil(order);
  const isExpected = order.order_status !== 'Delivered' && order.order_status !== 'Cancelled';
  return (
    <div className={styles.orderHeadRoot}>
      <div className={styles.title}>
        <h1>{t('Order {code}', { code: isolated(order.order_code) })}</h1>
        <OrderStatusTag status={order.order_status} />
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('Placed on')}</dt>
          <dd className={styles.value}>
            <time dateTime={order.created_at}>{dates.moment(order.created_at) || order.placed_at}</time>
          </dd>
        </div>
        {order.delivery_time && when ? (
          <div className={styles.fact}>
            <dt>{t('Delivery time')}</dt>
            <dd className={styles.value}>
              <time dateTime={order.delivery_time.from}>{when}</time>
            </dd>
          </div>
        ) : null}
        {isExpected && !when && order.estimated_delivery_date ? (
          <div className={styles.fact}>
            <dt>{t('Estimated delivery')}</dt>
            <dd className={styles.value}>
              <bdi>{order.estimated_delivery_date}</bdi>
            </dd>
          </div>
        ) : null}
        {isExpected && order.rider ? <Courier rider={order.rider} /> : null}
        {until ? (
          <div className={styles.fact}>
            <dt>{t('Returnable until')}</dt>
            <dd className={styles.value}>
              <time dateTime={until.toISOString()}>{dates.moment(until)}</time>
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
};

/** What the shopper wrote to the shop at the checkout. */
export const OrderNote = ({ note }: { note: string | null | undefined }) => {
  const t = useMessages();
  const id = useId();
  if (!note?.trim()) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={3}>
        <h2 id={id}>{t('Note for the shop')}</h2>
        <p className={styles.shopperText}>
          <bdi>{note}</bdi>
        </p>
      </Stack>
    </Card>
  );
};
