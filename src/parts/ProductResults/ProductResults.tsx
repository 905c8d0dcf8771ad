import { lazyComponent, Part } from '#src/app/lazy-component.tsx';
import type { QueryResult } from '#src/app/use-query.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { ListPager } from '#src/parts/ListPager/ListPager.tsx';
import { ProductGrid, ProductGridSkeleton } from '#src/parts/ProductGrid/ProductGrid.tsx';
import { QueryView } from '#src/parts/QueryView/QueryView.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProductResults.css.ts';

export type ProductResultsProps = {
  result: QueryResult<'listProducts'>;
  page: number;
  perPage: number;
  hrefOf: (page: number) => string;
  /** What was searched for. */
  text?: string | undefined;
  /** The list without its filters, where there are any. */
  clearHref?: string | undefined;
};

const noProducts = lazyComponent({
  file: 'src/parts/ProductResults/NoProducts.tsx',
  load: async () => (await import('./NoProducts.tsx')).NoProducts,
  waitFor: 'nothing',
});

/** The first row of a phone; more would compete with it for the line. */
const eagerCount = 2;

/** A page of products, or what to do where there are none. */
export const ProductResults = ({ result, page, perPage, hrefOf, text, clearHref }: ProductResultsProps) => {
  const t = useMessages();
  return (
    <section className={styles.root}>
      <VisuallyHidden>
        <h2>{t('Products')}</h2>
      </VisuallyHidden>
      <QueryView result={result} skeleton={<ProductGridSkeleton count={perPage} />}>
        {({ products, total }) =>
          products.length === 0 ? (
            <Part
              of={noProducts}
              given={{ text, clearHref: clearHref ?? (page > 1 ? hrefOf(1) : undefined), isPastEnd: total > 0 }}
            />
          ) : (
            <>
              <ProductGrid products={products} eagerCount={eagerCount} />
              <ListPager {...{ page, perPage, total, hrefOf }} />
            </>
          )
        }
      </QueryView>
    </section>
  );
};
