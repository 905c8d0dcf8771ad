import ClipboardListIcon from 'lucide-react/icons/clipboard-list';
import { orderPageSize } from '#machines/constants.ts';
import type { OrderPage } from '#machines/query/contract.types.ts';
import { CardsPending } from '#src/components/CardsPending.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { readProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Pager } from '#src/ui/Pager/Pager.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { OrderCard } from './OrderCard.tsx';
import { historyPath, type TabStatus } from './order-tabs.ts';

type NoOrdersProps = { status: TabStatus; counts: OrderPage; isPastTheEnd: boolean };

/** Nothing here: because there is nothing at all, not with this status, or not on this page. */
const NoOrders = ({ status, counts, isPastTheEnd }: NoOrdersProps) => {
  const t = useMessages();
  const icon = <ClipboardListIcon />;
  if (isPastTheEnd) {
    const back = (
      <ButtonLink variant="secondary" href={historyPath(status)}>
        {t('Go to the first page')}
      </ButtonLink>
    );
    return <EmptyState icon={icon} title={t('There is nothing on this page')} action={back} />;
  }
  if (counts.status_wise_orders.all > 0) {
    const others = (
      <ButtonLink variant="secondary" href={historyPath('All')}>
        {t('View all')}
      </ButtonLink>
    );
    return <EmptyState icon={icon} title={t('No orders with this status')} action={others} />;
  }
  return (
    <EmptyState
      icon={icon}
      title={t('You have no orders yet')}
      text={t('Good food starts with the first item')}
      action={<ButtonLink href={pathTo('products')}>{t('Start shopping')}</ButtonLink>}
    />
  );
};

type OrderPagesProps = { status: TabStatus; search: URLSearchParams; orders: QueryResult<'listOrders'> };

/** One page of a tab, with its loading, failed and empty states. */
export const OrderPages = ({ status, search, orders: { status: response, data, failure, retry } }: OrderPagesProps) => {
  const t = useMessages();
  const number = useNumbers();
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
        failure={failure}
        isOffline={response === 'offline'}
        title={t('Your orders could not be loaded')}
        onRetry={retry}
      />
    );
  }
  if (data.orders.length === 0) return <NoOrders isPastTheEnd={data.total > 0} status={status} counts={data} />;
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={4}>
        {data.orders.map((order) => (
          <PartBoundary key={order.id} isItem>
            <OrderCard order={order} />
          </PartBoundary>
        ))}
      </Stack>
      <Pager
        numberOf={number}
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
