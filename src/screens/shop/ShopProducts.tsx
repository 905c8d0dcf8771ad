import { productPageSize } from '#machines/constants.ts';
import { useRead } from '#src/app/use-read.ts';
import { ProductResults } from '#src/parts/ProductResults/ProductResults.tsx';
import { shopProductsRead } from '#src/routes/page-reads.ts';
import { pathTo } from '#src/routes/paths.ts';
import { readProductSearch, writeProductSearch } from '#src/routes/product-search.ts';
import { ShopSearch } from './ShopSearch.tsx';

export const ShopProducts = ({ id, search }: { id: string; search: URLSearchParams }) => {
  const result = useRead(shopProductsRead(id, search));
  const state = readProductSearch(search);
  return (
    <>
      <ShopSearch id={id} text={state.text ?? ''} />
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
