import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { orderQuery } from '#src/routes/account-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import * as styles from './OrderDetailsScreen.css.ts';
import { OrderMissing } from './OrderMissing.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrderPending } from './OrderPending.tsx';

const useContent = (id: string) => {
  const t = useMessages();
  const { status, data, failure, retry } = useQuery(orderQuery(id));
  if (data) return <OrderPage order={data.order} />;
  // An address without a number in it asks for no order either.
  if (status === 'notFound' || failure?.status === 422) return <OrderMissing />;
  if (status === 'loading' || status === 'preview') return <OrderPending />;
  return (
    <QueryFailed
      isOffline={status === 'offline'}
      title={t('The order could not be loaded')}
      level={1}
      onRetry={retry}
    />
  );
};

/** One order: where it stands, what is in it, what it cost and where it goes. */
export const OrderDetailsScreen = ({ params: { id = '' } }: ScreenProps) => {
  const t = useMessages();
  return (
    <div className={styles.root}>
      <Breadcrumbs
        label={t('You are here')}
        items={[{ label: t('Order History'), href: pathTo('orderHistory') }, { label: t('Order Details') }]}
      />
      {useContent(id)}
    </div>
  );
};
