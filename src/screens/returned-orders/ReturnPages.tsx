import { returnPageSize } from '#machines/constants.ts';
import type { DataOf } from '#machines/query/query.types.ts';
import { ListPager } from '#src/components/ListPager/ListPager.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { readProductSearch } from '#src/routes/product-search.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { NoReturns } from './NoReturns.tsx';
import { ReturnCard } from './ReturnCard.tsx';

const pagePath = (page: number) =>
  pathTo('returnedOrders', undefined, new URLSearchParams(page > 1 ? { page: String(page) } : {}));

type ReturnPagesProps = { returns: DataOf<'listReturns'>; search: URLSearchParams };

export const ReturnPages = ({ returns: { total, returnOrders }, search }: ReturnPagesProps) => {
  const { page } = readProductSearch(search);
  if (returnOrders.length === 0) return <NoReturns isPastTheEnd={total > 0} />;
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={4}>
        {returnOrders.map((each) => (
          <ReturnCard key={each.id} returned={each} />
        ))}
      </Stack>
      <ListPager page={page} perPage={returnPageSize} total={total} hrefOf={pagePath} />
    </Stack>
  );
};
