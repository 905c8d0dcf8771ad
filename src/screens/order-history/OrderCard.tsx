import type { Order } from '#machines/query/contract.types.ts';
import { OrderStatusTag } from '#src/components/OrderStatusTag/OrderStatusTag.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { RecordFacts, RecordHead } from '#src/components/RecordCard/RecordCard.tsx';
import { OrderActions } from '#src/features/orders/OrderActions.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useDeliveryTimes } from '#src/shop/use-delivery-time.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './OrderHistoryScreen.css.ts';

const tiles = 3;

/** The first products of an order, and how many more there are. */
const OrderPictures = ({ products }: { products: NonNullable<Order['products']> }) => {
  const t = useMessages();
  const number = useNumbers();
  const shown = products.slice(0, products.length > tiles ? tiles - 1 : tiles);
  const more = products.length - shown.length;
  return (
    <ul className={styles.root} aria-label={t('Items')}>
      {shown.map(({ id, name, thumbnail }) => (
        <li key={`${id}${name}`} className={styles.picture}>
          <Picture picture={pictureOf(thumbnail)} alt={name} sizes="56px" ratio="fill" />
        </li>
      ))}
      {more > 0 ? (
        <li className={styles.more}>
          <bdi dir="ltr">+{number(more)}</bdi>
        </li>
      ) : null}
    </ul>
  );
};

/** A summary of an order: its number, its status, its pictures, its date, its quantity and its amount. */
export const OrderCard = ({ order }: { order: Order }) => {
  const t = useMessages();
  const number = useNumbers();
  const money = useMoney();
  const dates = useDates();
  const times = useDeliveryTimes();
  const when = order.delivery_time ? times.whole(order.delivery_time) : '';
  const { order_code: code, amount } = order;
  return (
    <Card as="li">
      <RecordHead number={code}>
        <OrderStatusTag status={order.order_status} />
        {order.shop_name ? <bdi className={styles.shop}>{order.shop_name}</bdi> : null}
      </RecordHead>
      <div className={styles.body}>
        <OrderPictures products={order.products ?? []} />
        <RecordFacts
          facts={[
            [t('Placed on'), dates.moment(order.created_at) || order.placed_at],
            ...(when ? [[t('Delivery time'), when] as const] : []),
            [t('Quantity'), number(order.quantity)],
            ...(amount === undefined ? [] : [[t('Amount'), money(amount)] as const]),
          ]}
        />
        <div className={styles.actions}>
          <OrderActions order={order} amount={amount ?? 0} size="small" isNamed />
          <ButtonLink
            variant="secondary"
            size="small"
            href={pathTo('orderDetails', { id: order.id })}
            label={t('View details of order {code}', { code })}
          >
            {t('View details')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};
