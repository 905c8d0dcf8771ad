import type { Product, ProductDetails } from '#machines/query/contract.types.ts';
import { categoryPath } from '#src/components/category-path.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';

/** Where the product stands in the shop. */
export const Way = ({ product }: { product: ProductDetails | Product }) => {
  const t = useMessages();
  const category = 'category' in product ? product.category : undefined;
  const above = category
    ? { label: category.name, href: categoryPath(category) }
    : { label: t('Products'), href: pathTo('products') };
  return (
    <Breadcrumbs
      label={t('You are here')}
      items={[{ label: t('Home'), href: pathTo('home') }, above, { label: product.name }]}
    />
  );
};
