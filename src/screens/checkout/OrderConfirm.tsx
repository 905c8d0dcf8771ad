import CircleCheckIcon from 'lucide-react/icons/circle-check';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { AddressText } from '#src/components/AddressText/AddressText.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import * as styles from './OrderConfirm.css.ts';
import { PlacedOrders } from './PlacedOrders.tsx';

/** The order stands: its numbers, its amounts, where it goes and what happens next. */
export const OrderConfirm = () => {
  const t = useMessages();
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
        <p className={styles.next}>{t('Each shop confirms your order next. Follow it in your order history.')}</p>
      </div>
    </Dialog>
  );
};
