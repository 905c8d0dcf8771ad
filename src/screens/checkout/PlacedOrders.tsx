import { sum } from '#machines/cart/cart.prices.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { Charged } from '#src/components/Charged/Charged.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './OrderConfirm.css.ts';

/** One order a shop; back ends that do not tell them get the total alone. */
export const PlacedOrders = () => {
  const t = useMessages();
  const { whole, parts, write } = useSums();
  const { orders, quote } = useFacts('checkout', selectCheckout);
  const amounts = orders.map(({ amount }) => amount);
  const charged = orders.length > 0 ? sum(amounts) : (quote?.checkout.payable_amount ?? 0);
  const total = whole(charged);
  const shown = parts(total, amounts);
  const shopOf = (id: number) => quote?.checkout_items.find(({ shop_id }) => shop_id === id)?.shop_name;
  return (
    <div className={styles.orders}>
      {orders.length > 0 ? (
        <ul className={styles.list}>
          {orders.map(({ id, order_code, shop_id }, index) => (
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
              <bdi dir="ltr">{write(shown[index] ?? 0n)}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
      {orders.length === 1 ? null : (
        <p className={styles.total}>
          {t('Total payable')} <bdi dir="ltr">{write(total)}</bdi>
        </p>
      )}
      <Charged amount={charged} />
    </div>
  );
};
