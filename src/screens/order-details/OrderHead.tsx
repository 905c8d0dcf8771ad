import type { OrderDetails } from '#machines/query/contract.types.ts';
import { returnableUntil } from '#machines/return-request/return-request.window.ts';
import { isolated } from '#src/components/isolated.ts';
import { OrderStatusTag } from '#src/features/orders/OrderStatusTag.tsx';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './OrderDetailsScreen.css.ts';

/** Which order it is, and when it was placed and will be there. */
export const OrderHead = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const dates = useDates();
  const until = returnableUntil(order);
  const isInFlight = order.order_status !== 'Delivered' && order.order_status !== 'Cancelled';
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
        {isInFlight && order.estimated_delivery_date ? (
          <div className={styles.fact}>
            <dt>{t('Estimated delivery')}</dt>
            <dd className={styles.value}>
              <bdi>{order.estimated_delivery_date}</bdi>
            </dd>
          </div>
        ) : null}
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
