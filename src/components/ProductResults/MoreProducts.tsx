import { type Ref, useCallback, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { productPageSize } from '#machines/constants.ts';
import type { Query } from '#machines/query/query.types.ts';
import { ProductGrid, ProductGridSkeleton } from '#src/components/ProductGrid/ProductGrid.tsx';
import { LazyFailed } from '#src/components/QueryView/LazyFailed.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './ProductResults.css.ts';

export type ListQuery = Query<'listProducts'>;

const Page = ({ query, ref }: { query: ListQuery; ref: Ref<HTMLUListElement> }) => {
  const { data, status, failure, retry } = useQuery(query);
  if (data) return <ProductGrid products={data.products} ref={ref} />;
  if (status === 'loading') return <ProductGridSkeleton count={productPageSize} />;
  return <LazyFailed failure={failure} isOffline={status === 'offline'} onRetry={retry} />;
};

export type MoreProductsProps = {
  /** The first page of the list that is shown, and how many follow it. */
  page: number;
  count: number;
  pageCount: number;
  queryOf: (page: number) => ListQuery;
  hrefOf: (more: number) => string;
};

/** After a press, moves the focus to the first product of the page that comes, unless it has gone elsewhere. */
const useFocusNew = () => {
  const pressed = useRef<Element | null>(null);
  const press = () => {
    pressed.current = document.activeElement;
  };
  const focusFirst = useCallback((list: HTMLUListElement | null) => {
    const { activeElement, body } = document;
    if (!list || !pressed.current) return;
    if (activeElement === body || activeElement === pressed.current)
      list.querySelector('a')?.focus({ preventScroll: true });
    pressed.current = null;
  }, []);
  return { press, focusFirst };
};

/** Further pages below the first, and on a phone the button for the next one. Their number is in the address. */
export const MoreProducts = ({ page, count, pageCount, queryOf, hrefOf }: MoreProductsProps) => {
  const t = useMessages();
  const { press, focusFirst } = useFocusNew();
  const shown = Math.max(0, Math.min(count, pageCount - page));
  const pages = Array.from({ length: shown }, (_, index) => page + index + 1);
  const loadMore = () => {
    press();
    navigate(hrefOf(shown + 1), { replace: true });
  };
  return (
    <>
      {pages.map((each) => (
        <Page key={each} query={queryOf(each)} ref={focusFirst} />
      ))}
      {page + shown < pageCount ? (
        <div className={styles.more}>
          <Button variant="secondary" size="large" isWide onPress={loadMore}>
            {t('Load more')}
          </Button>
        </div>
      ) : null}
    </>
  );
};
