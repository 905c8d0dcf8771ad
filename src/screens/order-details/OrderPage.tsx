import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import Undo2Icon from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { isPayable } from '#machines/payment/payment.payable.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { noReviewFacts, selectReview } from '#machines/review/review.selectors.ts';
import { type Id, isSameId } from '#machines/shared/ids.ts';
import { AddressText } from '#src/components/AddressText/AddressText.tsx';
import { ListButton } from '#src/components/ListButton.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { row } from '#src/features/orders/OrderActions.css.ts';
import { OrderActions } from '#src/features/orders/OrderActions.tsx';
import { OrderDialogs } from '#src/features/orders/OrderDialogs.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { newTicketPath } from '#src/routes/ticket-search.ts';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useDates } from '#src/shop/use-dates.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { LeftOut } from './LeftOut.tsx';
import * as styles from './OrderDetailsScreen.css.ts';
import { OrderHead, OrderNote } from './OrderHead.tsx';
import { OrderProducts } from './OrderProducts.tsx';
import { OrderSums } from './OrderSums.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { PartRefunds } from './PartRefunds.tsx';

/** An order that waits for its payment does not wait for ever. */
const UnpaidNotice = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const dates = useDates();
  if (!isPayable(order)) return null;
  const until = order.pay_until ? dates.moment(order.pay_until) : '';
  return (
    <Notice tone="warning" title={t('This order is not paid yet')}>
      {until ? <p>{t('Pay until {time}, or it is cancelled by itself.', { time: until })}</p> : null}
    </Notice>
  );
};

/** Only while something of the order can still be returned. */
const ReturnLink = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const isOffered = useOffers();
  if (!order.is_returnable || !isOffered('returnProduct')) return null;
  return (
    <ButtonLink variant="secondary" icon={<Undo2Icon />} href={pathTo('returnProduct', { id: order.id })}>
      {t('Return a product')}
    </ButtonLink>
  );
};

const ReviewDialog = lazyOverlay(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

/** The review of one of this order's lines, while it is written. */
const OrderReview = ({ orderId }: { orderId: Id }) => {
  const review = useFlow('review');
  const facts = useFactsOr('review', selectReview, noReviewFacts);
  const { subject } = facts;
  if (facts.stage === 'closed' || !subject || !isSameId(subject.orderId, orderId)) return null;
  const close = () => review.send({ type: 'review.close' });
  return <ReviewDialog facts={facts} name={subject.name} onMissing={close} />;
};

/** To a new ticket that names the order. */
const HelpLink = ({ code }: { code: string }) => {
  const t = useMessages();
  if (!useOffers()('tickets')) return null;
  return (
    <ButtonLink variant="quiet" icon={<LifeBuoyIcon />} href={newTicketPath(code)}>
      {t('Help with this order')}
    </ButtonLink>
  );
};

const itemsOf = ({ products }: OrderDetails) =>
  products.map(({ id, packaging_id, order_qty: quantity }) => ({
    product_id: id,
    packaging_id: packaging_id ?? null,
    quantity,
  }));

export const OrderPage = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const id = useId();
  return (
    <Stack gap={5}>
      <OrderHead order={order} />
      <UnpaidNotice order={order} />
      <LeftOut order={order} />
      <PartRefunds order={order} />
      <div className={row}>
        <OrderActions order={order} amount={order.payable_amount ?? 0} />
        <ReturnLink order={order} />
        <ListButton items={itemsOf(order)} isAll />
        <HelpLink code={order.order_code} />
      </div>
      <PartBoundary>
        <OrderTimeline order={order} />
      </PartBoundary>
      <div className={styles.columns}>
        <PartBoundary>
          <OrderProducts order={order} />
        </PartBoundary>
        <Stack gap={5}>
          <PartBoundary>
            <OrderSums order={order} />
          </PartBoundary>
          <OrderNote note={order.note} />
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
