import { productPageSize } from '#machines/constants.ts';
import { ListSearch } from '#src/components/ListSearch/ListSearch.tsx';
import { ProductResults } from '#src/components/ProductResults/ProductResults.tsx';
import { shopProductsQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { readProductSearch, writeProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';

export const ShopProducts = ({ id, search }: { id: string; search: URLSearchParams }) => {
  const t = useMessages();
  const result = useQuery(shopProductsQuery(id, search));
  const state = readProductSearch(search);
  return (
    <>
      <ListSearch
        label={t('Search in this shop')}
        text={state.text ?? ''}
        hrefOf={(text) => pathTo('shop', { id }, writeProductSearch({ ...(text ? { text } : {}), page: 1 }))}
      />
      <ProductResults
        result={result}
        page={state.page}
        perPage={productPageSize}
        text={state.text}
        hrefOf={(page) => pathTo('shop', { id }, writeProductSearch({ ...state, page }))}
        clearHref={state.text ? pathTo('shop', { id }) : undefined}
      />
    </>
  );
};
