import { useId } from 'react';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { AddressText } from '#src/components/AddressText/AddressText.tsx';
import { OrderActions } from '#src/features/orders/OrderActions.tsx';
import { OrderDialogs } from '#src/features/orders/OrderDialogs.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';
import { HelpLink } from './HelpLink.tsx';
import * as styles from './OrderDetailsScreen.css.ts';
import { OrderHead } from './OrderHead.tsx';
import { OrderProducts } from './OrderProducts.tsx';
import { OrderReview } from './OrderReview.tsx';
import { OrderSums } from './OrderSums.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { ReturnLink } from './ReturnLink.tsx';
import { UnpaidNotice } from './UnpaidNotice.tsx';

export const OrderPage = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const id = useId();
  return (
    <Stack gap={5}>
      <OrderHead order={order} />
      <UnpaidNotice order={order} />
      <Cluster>
        <OrderActions order={order} amount={order.payable_amount} />
        <ReturnLink order={order} />
        <HelpLink code={order.order_code} />
      </Cluster>
      <OrderTimeline order={order} />
      <div className={styles.columns}>
        <OrderProducts order={order} />
        <Stack gap={5}>
          <OrderSums order={order} />
          {order.address ? (
            <Card as="section" labelledBy={id}>
              <Stack gap={3}>
                <h2 id={id}>{t('Shipping address')}</h2>
                <AddressText address={order.address} />
              </Stack>
            </Card>
          ) : null}
        </Stack>
      </div>
      <OrderReview orderId={order.id} />
      <OrderDialogs />
    </Stack>
  );
};
