import { ListPager } from '#src/components/ListPager/ListPager.tsx';
import { ProductGrid, ProductGridSkeleton } from '#src/components/ProductGrid/ProductGrid.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { MoreProductsProps } from './MoreProducts.tsx';
import * as styles from './ProductResults.css.ts';

export type ProductResultsProps = {
  result: QueryResult<'listProducts'>;
  page: number;
  perPage: number;
  hrefOf: (page: number) => string;
  /** The search text. */
  text?: string | undefined;
  /** The list without its filters, where there are any. */
  clearHref?: string | undefined;
  /** Where a phone may load further pages below this one. */
  more?: Omit<MoreProductsProps, 'page' | 'pageCount'>;
};

const moreProducts = lazyComponent({
  file: 'src/components/ProductResults/MoreProducts.tsx',
  load: async () => (await import('./MoreProducts.tsx')).MoreProducts,
  waitFor: 'firstInteraction',
});

const noProducts = lazyComponent({
  file: 'src/components/ProductResults/NoProducts.tsx',
  load: async () => (await import('./NoProducts.tsx')).NoProducts,
  waitFor: 'nothing',
});

/** The first row of a phone; more would compete with it for the line. */
const eagerCount = 2;

/** A page of products, or what to do where there are none. */
export const ProductResults = ({ result, page, perPage, hrefOf, text, clearHref, more }: ProductResultsProps) => {
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
              {more && total > page * perPage ? (
                <Part of={moreProducts} given={{ ...more, page, pageCount: Math.ceil(total / perPage) }} />
              ) : null}
              <ListPager {...{ page, perPage, total, hrefOf }} more={more?.count} />
            </>
          )
        }
      </QueryView>
    </section>
  );
};
