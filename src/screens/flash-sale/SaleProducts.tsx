import SearchXIcon from 'lucide-react/icons/search-x';
import { salePageSize } from '#machines/constants.ts';
import type { SalePage } from '#machines/query/contract.types.ts';
import { ListPager } from '#src/components/ListPager/ListPager.tsx';
import { ProductGrid, ProductGridSkeleton } from '#src/components/ProductGrid/ProductGrid.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { type ProductSearch, readProductSearch, writeProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FlashSaleScreen.css.ts';
import { SaleCategories, ShopCategories } from './SaleCategories.tsx';

export type SaleProductsProps = {
  id: string;
  search: URLSearchParams;
  result: QueryResult<'getFlashSale'>;
  /** Undefined if the back end does not name the categories of the sale. */
  categories: SalePage['categories'];
};

const NoneLeft = ({ wholeHref }: { wholeHref: string }) => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<SearchXIcon />}
      title={t('No products found')}
      action={<ButtonLink href={wholeHref}>{t('All products')}</ButtonLink>}
    />
  );
};

export const SaleProducts = ({ id, search, result, categories }: SaleProductsProps) => {
  const t = useMessages();
  const { page, category } = readProductSearch(search);
  const hrefOf = (state: Partial<ProductSearch>) =>
    pathTo('flashSale', { id }, writeProductSearch({ page: 1, ...state }));
  const within = category ? { category } : {};
  const chips = { current: category, hrefOf: (id?: string) => hrefOf(id ? { category: id } : {}) };
  return (
    <section className={styles.products}>
      <VisuallyHidden>
        <h2>{t('Products')}</h2>
      </VisuallyHidden>
      {categories ? <SaleCategories {...chips} categories={categories} /> : <ShopCategories {...chips} />}
      <QueryView result={result} skeleton={<ProductGridSkeleton />}>
        {({ products, total_products: total }) =>
          products.length === 0 ? (
            <NoneLeft wholeHref={hrefOf({})} />
          ) : (
            <>
              <ProductGrid products={products} />
              <ListPager
                page={page}
                perPage={salePageSize}
                total={total}
                hrefOf={(number) => hrefOf({ ...within, page: number })}
              />
            </>
          )
        }
      </QueryView>
    </section>
  );
};
