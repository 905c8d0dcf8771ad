import type { ScreenProps } from '#src/routes/page.types.ts';
import { bestDealQuery, mostPopularQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { readProductSearch, writeProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { PlainList } from './PlainList.tsx';

export const MostPopularScreen = ({ search }: ScreenProps) => {
  const t = useMessages();
  const result = useQuery(mostPopularQuery(search));
  const hrefOf = (page: number) => pathTo('mostPopular', undefined, writeProductSearch({ page }));
  return <PlainList title={t('Most Popular')} page={readProductSearch(search).page} {...{ result, hrefOf }} />;
};

export const BestDealScreen = ({ search }: ScreenProps) => {
  const t = useMessages();
  const result = useQuery(bestDealQuery(search));
  const hrefOf = (page: number) => pathTo('bestDeal', undefined, writeProductSearch({ page }));
  return <PlainList title={t('Best Deal')} page={readProductSearch(search).page} {...{ result, hrefOf }} />;
};
