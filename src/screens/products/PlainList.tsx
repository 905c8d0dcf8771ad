import { productPageSize } from '#machines/constants.ts';
import { PageHeading } from '#src/components/PageHeading/PageHeading.tsx';
import { ProductResults } from '#src/components/ProductResults/ProductResults.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import * as styles from './ProductList.css.ts';

export type PlainListProps = {
  title: string;
  result: QueryResult<'listProducts'>;
  page: number;
  hrefOf: (page: number) => string;
};

/** A list in the shop's own order. */
export const PlainList = ({ title, result, page, hrefOf }: PlainListProps) => {
  const t = useMessages();
  const { data } = result;
  return (
    <div className={styles.root}>
      <PageHeading title={title} note={data ? t('{count} items found', { count: data.total }) : null} />
      <ProductResults {...{ result, page, hrefOf }} perPage={productPageSize} />
    </div>
  );
};
