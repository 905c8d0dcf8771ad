import CircleCheckIcon from 'lucide-react/icons/circle-check';
import { selectCheckout, selectCheckoutTimes } from '#machines/checkout/checkout.selectors.ts';
import { chosenTimes } from '#machines/delivery-time/delivery-time.logic.ts';
import { sum } from '#machines/shared/amounts.ts';
import { type Id, isSameId } from '#machines/shared/ids.ts';
import { AddressText } from '#src/components/AddressText/AddressText.tsx';
import { Charged } from '#src/components/Charged/Charged.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMultiVendor } from '#src/shop/use-offers.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { RecapTimes } from './DeliveryBlock.tsx';
import * as styles from './OrderConfirm.css.ts';

/** Lists one order for each shop, and when they come. If the back end sends no orders, it shows only the total. */
export const PlacedOrders = () => {
  const t = useMessages();
  const { whole, parts, write } = useSums();
  const { orders, quote } = useFacts('checkout', selectCheckout);
  const times = chosenTimes(useFacts('checkout', selectCheckoutTimes));
  const amounts = orders.map(({ amount }) => amount);
  const charged = orders.length > 0 ? sum(amounts) : (quote?.checkout.payable_amount ?? 0);
  const total = whole(charged);
  const shown = parts(total, amounts);
  const shopOf = (id: Id) => quote?.checkout_items.find(({ shop_id }) => isSameId(shop_id, id))?.shop_name;
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
      {times.length > 0 ? (
        <dl>
          <RecapTimes />
        </dl>
      ) : null}
    </div>
  );
};

/** Confirms the placed order: its numbers, its amounts, its shipping address and the next step. */
export const OrderConfirm = () => {
  const t = useMessages();
  const isMulti = useMultiVendor();
  const checkout = useFlow('checkout');
  const { address } = useFacts('checkout', selectCheckout);
  const close = () => checkout.send({ type: 'confirmation.close' });
  const footer = (
    <Cluster justify="end">
      <ButtonLink variant="secondary" href={pathTo('orderHistory')}>
        {t('Order History')}
      </ButtonLink>
      <Button onPress={close}>{t('Continue Shopping')}</Button>
    </Cluster>
  );
  return (
    <Dialog title={t('Thank you!')} closeLabel={t('Close')} isDismissable={false} footer={footer} onClose={close}>
      <div className={styles.root}>
        <p className={styles.placed}>
          <CircleCheckIcon />
          {t('Your order has been placed')}
        </p>
        <PlacedOrders />
        {address ? (
          <section className={styles.address}>
            <h3 className={styles.title}>{t('Shipping address')}</h3>
            <AddressText address={address} />
          </section>
        ) : null}
        <p className={styles.next}>
          {isMulti
            ? t('Each shop confirms your order next. Follow it in your order history.')
            : t('The shop confirms your order next. Follow it in your order history.')}
        </p>
      </div>
    </Dialog>
  );
};
