import type { ProductResponse } from '#machines/query/contract.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { ProductRow } from '#src/components/ProductRow/ProductRow.tsx';
import { Section } from '#src/components/Section/Section.tsx';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Gallery } from './Gallery.tsx';
import { ProductFrame } from './ProductFrame.tsx';
import * as styles from './ProductPage.css.ts';
import { Purchase, similarId } from './Purchase.tsx';
import { readChoice } from './product-address.ts';
import { Summary } from './Summary.tsx';
import { Way } from './Way.tsx';

const story = lazyComponent({
  file: 'src/screens/product/ProductStory.tsx',
  load: async () => (await import('./ProductStory.tsx')).ProductStory,
  waitFor: 'firstInteraction',
});

const saleRibbon = lazyComponent({
  file: 'src/screens/product/SaleRibbon.tsx',
  load: async () => (await import('./SaleRibbon.tsx')).SaleRibbon,
  waitFor: 'nothing',
});

export type ProductPageProps = { response: ProductResponse; search: URLSearchParams };

type NeighboursProps = { title: string; products: ProductResponse['related_products']; id?: string };

const Neighbours = ({ title, products, id }: NeighboursProps) =>
  products.length > 0 ? (
    <Section title={title} id={id}>
      <ProductRow label={title} products={products} />
    </Section>
  ) : null;

export const ProductPage = ({ response, search }: ProductPageProps) => {
  const t = useMessages();
  const { product, related_products, popular_products } = response;
  const choice = readChoice(search);
  const packaging =
    product.packagings.find(({ id }) => isSameId(id, choice.pack)) ??
    product.packagings.find(({ id }) => isSameId(id, product.packaging_id)) ??
    product.packagings[0];
  return (
    <div className={styles.page}>
      <ProductFrame
        way={<Way product={product} />}
        gallery={<Gallery product={product} search={search} />}
        summary={<Summary product={product} shortDescription={product.short_description} />}
        purchase={
          <>
            {product.flash_sale ? <Part of={saleRibbon} given={{ sale: product.flash_sale }} /> : null}
            <Purchase {...{ product, packaging, search }} />
          </>
        }
      />
      <Part of={story} given={{ id: product.id, description: product.description, page: choice.reviews }} />
      <Neighbours title={t('More from this shop')} products={popular_products} />
      <Neighbours title={t('Similar products')} products={related_products} id={similarId} />
    </div>
  );
};
