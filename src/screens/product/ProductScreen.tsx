import PackageXIcon from 'lucide-react/icons/package-x';
import { ProductPending } from '#src/components/ProductPending/ProductPending.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { productQuery } from '#src/routes/page-content-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { BelowPending } from './ProductFrame.tsx';
import * as styles from './ProductPage.css.ts';
import { ProductPage } from './ProductPage.tsx';

const NoProduct = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<PackageXIcon />}
      level={1}
      title={t('This product is not available')}
      text={t('It is no longer here, or the address is wrong')}
      action={<ButtonLink href={pathTo('products')}>{t('All products')}</ButtonLink>}
    />
  );
};

/** Shows the product data of a list at once, and replaces it in place when the response arrives. */
export const ProductScreen = ({ params: { id = '' }, search }: ScreenProps) => {
  const result = useQuery(productQuery(id));
  const { status, preview } = result;
  return (
    <QueryView
      result={result}
      level={1}
      skeleton={
        <div className={styles.page}>
          <ProductPending product={undefined} />
          <BelowPending />
        </div>
      }
      preview={status === 'preview' && preview ? <ProductPage product={preview} search={search} /> : undefined}
      notFound={<NoProduct />}
    >
      {(response) => <ProductPage product={response.product} response={response} search={search} />}
    </QueryView>
  );
};
