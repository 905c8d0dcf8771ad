import Undo2Icon from 'lucide-react/icons/undo-2';
import { returnPageSize } from '#machines/constants.ts';
import type { ReturnOrder } from '#machines/query/contract.types.ts';
import type { DataOf } from '#machines/query/query.types.ts';
import { CardsPending } from '#src/components/CardsPending.tsx';
import { ListPager } from '#src/components/ListPager/ListPager.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { RecordCard } from '#src/components/RecordCard/RecordCard.tsx';
import { ReturnStatusTag } from '#src/features/orders/ReturnStatusTag.tsx';
import { returnDay } from '#src/features/orders/return-day.ts';
import { returnsQuery } from '#src/routes/account-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { readProductSearch } from '#src/routes/product-search.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

const ReturnCard = ({ returned }: { returned: ReturnOrder }) => {
  const t = useMessages();
  const money = useMoney();
  const number = useNumbers();
  const dates = useDates();
  const { order_id: code, amount } = returned;
  return (
    <RecordCard
      number={code}
      status={<ReturnStatusTag status={returned.status} />}
      facts={[
        [t('Placed on'), returnDay(dates, returned)],
        [t('Quantity'), number(returned.quantity)],
        ...(amount === undefined ? [] : [[t('Amount'), money(amount)] as const]),
      ]}
      href={pathTo('returnedOrder', { id: returned.id })}
      linkLabel={t('View details of the return from order {code}', { code })}
    />
  );
};

/** Nothing here: because nothing was sent back, or not on this page. */
const NoReturns = ({ isPastTheEnd }: { isPastTheEnd: boolean }) => {
  const t = useMessages();
  if (isPastTheEnd) {
    const back = (
      <ButtonLink variant="secondary" href={pathTo('returnedOrders')}>
        {t('Go to the first page')}
      </ButtonLink>
    );
    return <EmptyState icon={<Undo2Icon />} title={t('There is nothing on this page')} action={back} />;
  }
  const delivered = pathTo('orderHistory', undefined, new URLSearchParams({ status: 'Delivered' }));
  return (
    <EmptyState
      icon={<Undo2Icon />}
      title={t('You have no returns yet')}
      text={t('A delivered order can be returned from its details')}
      action={<ButtonLink href={delivered}>{t('Delivered orders')}</ButtonLink>}
    />
  );
};

const pagePath = (page: number) =>
  pathTo('returnedOrders', undefined, new URLSearchParams(page > 1 ? { page: String(page) } : {}));

type ReturnPagesProps = { returns: DataOf<'listReturns'>; search: URLSearchParams };

const ReturnPages = ({ returns: { total, returnOrders }, search }: ReturnPagesProps) => {
  const { page } = readProductSearch(search);
  if (returnOrders.length === 0) return <NoReturns isPastTheEnd={total > 0} />;
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={4}>
        {returnOrders.map((each) => (
          <PartBoundary key={each.id} isItem>
            <ReturnCard returned={each} />
          </PartBoundary>
        ))}
      </Stack>
      <ListPager page={page} perPage={returnPageSize} total={total} hrefOf={pagePath} />
    </Stack>
  );
};

/** The shopper's returns, newest first. */
export const ReturnedOrdersScreen = ({ search }: ScreenProps) => {
  const t = useMessages();
  const result = useQuery(returnsQuery(search));
  return (
    <Stack gap={5}>
      <h1>{t('Return Orders')}</h1>
      <QueryView result={result} skeleton={<CardsPending />}>
        {(returns) => <ReturnPages returns={returns} search={search} />}
      </QueryView>
    </Stack>
  );
};
