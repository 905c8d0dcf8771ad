import PackageXIcon from 'lucide-react/icons/package-x';
import { useRead } from '#src/app/use-read.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Pending, ReadView } from '#src/parts/ReadView/ReadView.tsx';
import { productRead } from '#src/routes/page-reads.ts';
import type { ScreenProps } from '#src/routes/pages.ts';
import { pathTo } from '#src/routes/paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductPreview, ProductSkeleton } from './ProductPreview.tsx';

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

/** What a list knew of the product is there at once; the rest follows in its place. */
export const ProductScreen = ({ params: { id = '' }, search }: ScreenProps) => {
  const result = useRead(productRead(id));
  if (result.status === 'preview' && result.preview)
    return (
      <Pending>
        <ProductPreview product={result.preview} />
      </Pending>
    );
  return (
    <ReadView result={result} level={1} skeleton={<ProductSkeleton />} notFound={<NoProduct />}>
      {(answer) => <ProductPage answer={answer} search={search} />}
    </ReadView>
  );
};
