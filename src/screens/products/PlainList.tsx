import { productPageSize } from '#machines/constants.ts';
import type { QueryResult } from '#src/app/use-query.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { PageHeading } from '#src/parts/PageHeading/PageHeading.tsx';
import { ProductResults } from '#src/parts/ProductResults/ProductResults.tsx';
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
