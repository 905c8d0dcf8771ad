import type { Product, ProductDetails, ProductResponse } from '#machines/query/contract.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { OwnMark } from '#src/components/AllergyMark/OwnMark.tsx';
import { categoryPath } from '#src/components/category-path.ts';
import { ProductRow } from '#src/components/ProductRow/ProductRow.tsx';
import { Section } from '#src/components/Section/Section.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Gallery } from './Gallery.tsx';
import { BelowPending, ProductFrame } from './ProductFrame.tsx';
import * as styles from './ProductPage.css.ts';
import { Purchase, similarId } from './Purchase.tsx';
import { readChoice } from './product-address.ts';
import { Summary } from './Summary.tsx';

/** Where the product stands in the shop. */
const Way = ({ product }: { product: ProductDetails | Product }) => {
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

const story = lazyComponent({
  file: 'src/screens/product/ProductStory.tsx',
  load: async () => (await import('./ProductStory.tsx')).ProductStory,
  waitFor: 'firstInteraction',
});

const sticky = lazyComponent({
  file: 'src/screens/product/StickyPurchase.tsx',
  load: async () => (await import('./StickyPurchase.tsx')).StickyPurchase,
  waitFor: 'firstInteraction',
});

const saleRibbon = lazyComponent({
  file: 'src/screens/product/SaleRibbon.tsx',
  load: async () => (await import('./SaleRibbon.tsx')).SaleRibbon,
  waitFor: 'nothing',
});

export type ProductPageProps = {
  /** As its card knew it, until the response is there. */
  product: Product | ProductDetails;
  response?: ProductResponse;
  search: URLSearchParams;
};

const packagingIn = ({ packagings, packaging_id }: ProductDetails, chosen: string | undefined) =>
  packagings.find(({ id }) => isSameId(id, chosen)) ??
  packagings.find(({ id }) => isSameId(id, packaging_id)) ??
  packagings[0];

type NeighboursProps = { title: string; products: ProductResponse['related_products']; id?: string };

const Neighbours = ({ title, products, id }: NeighboursProps) =>
  products.length > 0 ? (
    <Section title={title} id={id}>
      <ProductRow label={title} products={products} />
    </Section>
  ) : null;

type AllProps = { response: ProductResponse; page: number };

/** What is below the first view. */
const Below = ({ response: { product, popular_products, related_products }, page }: AllProps) => {
  const t = useMessages();
  return (
    <>
      <Part of={story} given={{ product, page }} />
      <Neighbours title={t('More from this shop')} products={popular_products} />
      <Neighbours title={t('Similar products')} products={related_products} id={similarId} />
    </>
  );
};

export const ProductPage = ({ product, response, search }: ProductPageProps) => {
  const details = response?.product;
  const choice = readChoice(search);
  const packaging = details && packagingIn(details, choice.pack);
  return (
    <>
      <div className={styles.page} aria-busy={details ? undefined : true}>
        {details ? <OwnMark place="page" product={details} /> : null}
        <ProductFrame
          way={<Way product={product} />}
          gallery={<Gallery {...{ product, details, search }} />}
          summary={<Summary product={product} shortDescription={details ? details.short_description : '\u00a0'} />}
          purchase={
            <>
              {details?.flash_sale ? <Part of={saleRibbon} given={{ sale: details.flash_sale }} /> : null}
              <Purchase {...{ product, details, packaging, search }} />
            </>
          }
        />
        {response ? <Below response={response} page={choice.reviews} /> : <BelowPending />}
      </div>
      {details ? <Part of={sticky} given={{ product: details, packaging, search: String(search) }} /> : null}
    </>
  );
};
