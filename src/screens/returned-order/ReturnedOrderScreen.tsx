import PackageSearchIcon from 'lucide-react/icons/package-search';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { returnQuery } from '#src/routes/account-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { ReturnPage } from './ReturnPage.tsx';

const cards = ['first', 'second', 'third'];

const ReturnPending = () => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <h1>{t('Return details')}</h1>
      {cards.map((card) => (
        <Card key={card}>
          <Stack gap={4}>
            <Skeleton shape="title" width="third" />
            <Skeleton width="most" />
            <Skeleton />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};

const ReturnMissing = () => {
  const t = useMessages();
  return (
    <NotFoundState
      icon={<PackageSearchIcon />}
      title={t('This return could not be found')}
      text={t('Check the link, or pick the return from your list')}
      href={pathTo('returnedOrders')}
      linkText={t('Return Orders')}
    />
  );
};

const useContent = (id: string) => {
  const { status, data, failure, retry } = useQuery(returnQuery(id));
  if (data) return <ReturnPage returned={data.returnOrders} />;
  // The server responds with 422 to an id that is not a number: such a return does not exist either.
  if (status === 'notFound' || failure?.status === 422) return <ReturnMissing />;
  if (status === 'failed' || status === 'offline')
    return <QueryFailed failure={failure} isOffline={status === 'offline'} level={1} onRetry={retry} />;
  return (
    <Pending>
      <ReturnPending />
    </Pending>
  );
};

/** One return: its status, its products and the note of the shop. */
export const ReturnedOrderScreen = ({ params: { id = '' } }: ScreenProps) => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <Breadcrumbs
        label={t('You are here')}
        items={[{ label: t('Return Orders'), href: pathTo('returnedOrders') }, { label: t('Return details') }]}
      />
      {useContent(id)}
    </Stack>
  );
};
