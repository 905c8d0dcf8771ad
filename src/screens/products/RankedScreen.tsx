import { productPageSize } from '#machines/constants.ts';
import { PageHeading } from '#src/components/PageHeading/PageHeading.tsx';
import { ProductResults } from '#src/components/ProductResults/ProductResults.tsx';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { bestDealQuery, mostPopularQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { readProductSearch, writeProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { type QueryResult, useQuery } from '#src/shop/use-query.ts';
import * as styles from './ProductList.css.ts';

type PlainListProps = {
  title: string;
  result: QueryResult<'listProducts'>;
  page: number;
  hrefOf: (page: number) => string;
};

/** A list in the shop's own order. */
const PlainList = ({ title, result, page, hrefOf }: PlainListProps) => {
  const t = useMessages();
  const { data } = result;
  return (
    <div className={styles.root}>
      <PageHeading title={title} note={data ? t('{count} items found', { count: data.total }) : null} />
      <ProductResults {...{ result, page, hrefOf }} perPage={productPageSize} />
    </div>
  );
};

export const MostPopularScreen = ({ search }: ScreenProps) => {
  const t = useMessages();
  const result = useQuery(mostPopularQuery(search));
  const hrefOf = (page: number) => pathTo('mostPopular', undefined, writeProductSearch({ page }));
  return <PlainList title={t('Most popular')} page={readProductSearch(search).page} {...{ result, hrefOf }} />;
};

export const BestDealScreen = ({ search }: ScreenProps) => {
  const t = useMessages();
  const result = useQuery(bestDealQuery(search));
  const hrefOf = (page: number) => pathTo('bestDeal', undefined, writeProductSearch({ page }));
  return <PlainList title={t('Best deals')} page={readProductSearch(search).page} {...{ result, hrefOf }} />;
};
