import type { Product } from '#machines/query/contract.types.ts';
import { ProductCard } from '#src/components/ProductCard/ProductCard.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';

export type ProductRowProps = { label: string; products: readonly Product[] };

/** Products beside each other, as many as there are. */
export const ProductRow = ({ label, products }: ProductRowProps) => {
  const t = useMessages();
  return (
    <Carousel label={label} previousLabel={`${t('Previous')}: ${label}`} nextLabel={`${t('Next')}: ${label}`}>
      {products.map((product) => (
        <li key={product.id}>
          <PartBoundary>
            <ProductCard product={product} />
          </PartBoundary>
        </li>
      ))}
    </Carousel>
  );
};
