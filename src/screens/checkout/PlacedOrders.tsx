import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { useFacts } from '#src/app/use-flow.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { Charged } from '#src/parts/Charged/Charged.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './OrderConfirm.css.ts';

/** One order a shop; back ends that do not tell them get the total alone. */
export const PlacedOrders = () => {
  const t = useMessages();
  const money = useMoney();
  const { orders, quote } = useFacts('checkout', selectCheckout);
  const total = quote?.checkout.payable_amount ?? 0;
  const shopOf = (id: number) => quote?.checkout_items.find(({ shop_id }) => shop_id === id)?.shop_name;
  return (
    <div className={styles.orders}>
      {orders.length > 0 ? (
        <ul className={styles.list}>
          {orders.map(({ id, order_code, shop_id, amount }) => (
            <li key={id} className={styles.order}>
              <span>
                <TextLink
                  href={pathTo('orderDetails', { id })}
                  label={t('View details of order {code}', { code: order_code })}
                >
                  <bdi dir="ltr">{order_code}</bdi>
                </TextLink>
                <bdi className={styles.shop}>{shopOf(shop_id)}</bdi>
              </span>
              <bdi dir="ltr">{money(amount)}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
      {orders.length === 1 ? null : (
        <p className={styles.total}>
          {t('Total payable')} <bdi dir="ltr">{money(total)}</bdi>
        </p>
      )}
      <Charged amount={total} />
    </div>
  );
};
