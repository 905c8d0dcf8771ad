import PackageSearchIcon from 'lucide-react/icons/package-search';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { orderQuery } from '#src/routes/account-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OrderDetailsScreen.css.ts';
import { OrderPage } from './OrderPage.tsx';

const PendingCard = () => (
  <Card>
    <Stack gap={4}>
      <Skeleton shape="title" width="third" />
      <Skeleton width="most" />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  </Card>
);

const OrderPending = () => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <h1>{t('Order details')}</h1>
      <VisuallyHidden>
        <span role="status">{t('Loading…')}</span>
      </VisuallyHidden>
      <PendingCard />
      <div className={styles.columns}>
        <Stack gap={5}>
          <PendingCard />
          <PendingCard />
        </Stack>
        <PendingCard />
      </div>
    </Stack>
  );
};

const OrderMissing = () => {
  const t = useMessages();
  return (
    <NotFoundState
      icon={<PackageSearchIcon />}
      title={t('This order could not be found')}
      text={t('Check the link, or pick the order from your order history')}
      href={pathTo('orderHistory')}
      linkText={t('Back to Order History')}
    />
  );
};

const useContent = (id: string) => {
  const t = useMessages();
  const { status, data, failure, retry } = useQuery(orderQuery(id));
  if (data) return <OrderPage order={data.order} />;
  // The server responds with 422 to an id that is not a number: such an order does not exist either.
  if (status === 'notFound' || failure?.status === 422) return <OrderMissing />;
  if (status === 'loading' || status === 'preview') return <OrderPending />;
  return (
    <QueryFailed
      failure={failure}
      isOffline={status === 'offline'}
      title={t('The order could not be loaded')}
      level={1}
      onRetry={retry}
    />
  );
};

/** One order: its status, its products, its amounts and its shipping address. */
export const OrderDetailsScreen = ({ params: { id = '' } }: ScreenProps) => {
  const t = useMessages();
  return (
    <div className={styles.root}>
      <Breadcrumbs
        label={t('You are here')}
        items={[{ label: t('Order History'), href: pathTo('orderHistory') }, { label: t('Order details') }]}
      />
      {useContent(id)}
    </div>
  );
};
