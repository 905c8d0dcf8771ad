import { orderPageSize } from '#machines/constants.ts';
import { CardsPending } from '#src/components/CardsPending.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { readProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import { Pager } from '#src/ui/Pager/Pager.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { historyPath, type TabStatus } from './order-tabs.ts';

type OrderPagesProps = { status: TabStatus; search: URLSearchParams; orders: QueryResult<'listOrders'> };

/** One page of a tab, whatever came of asking for it. */
export const OrderPages = ({ status, search, orders: { status: response, data, failure, retry } }: OrderPagesProps) => {
  const t = useMessages();
  const { page } = readProductSearch(search);
  if (!data) {
    if (response === 'loading' || response === 'preview')
      return (
        <Pending>
          <CardsPending />
        </Pending>
      );
    return (
      <QueryFailed
        isOffline={response === 'offline'}
        title={t('Your orders could not be loaded')}
        text={failure?.message}
        onRetry={retry}
      />
    );
  }
  if (data.orders.length === 0) return <NoOrders isPastTheEnd={data.total > 0} status={status} counts={data} />;
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={4}>
        {data.orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </Stack>
      <Pager
        page={page}
        pageCount={Math.ceil(data.total / orderPageSize)}
        label={t('Pages')}
        previousLabel={t('Previous page')}
        nextLabel={t('Next page')}
        pageLabel={(number) => t('Page {page}', { page: number })}
        hrefOf={(number) => historyPath(status, number)}
      />
    </Stack>
  );
};
