import type { Product } from '#machines/query/contract.types.ts';
import { AddControl } from '#src/components/AddControl/AddControl.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { hasOptions, requestedProductOf } from '#src/components/requested-product.ts';
import { Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import * as radio from '#src/ui/RadioGroup/RadioGroup.css.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Delivery } from './Delivery.tsx';
import { MainPicture } from './Gallery.tsx';
import { ProductFrame } from './ProductFrame.tsx';
import * as styles from './ProductPage.css.ts';
import * as purchaseStyles from './Purchase.css.ts';
import { OfferPrice, optionPurchase } from './Purchase.tsx';
import { Seller } from './Seller.tsx';
import { StockState } from './StockState.tsx';
import { Summary } from './Summary.tsx';
import { Way } from './Way.tsx';

const places = (count: number) => Array.from({ length: count }, (_, index) => `place ${index}`);

/** As tall as the packs that come. */
const PacksPending = ({ count }: { count: number }) => {
  const t = useMessages();
  return (
    <div className={purchaseStyles.packs}>
      <fieldset className={radio.root} disabled>
        <legend className={radio.legend}>{t('Choose a pack')}</legend>
        <div className={radio.options.chips}>
          {places(count).map((place) => (
            <div key={place} className={radio.variants.chips}>
              <span className={radio.body}>
                <Skeleton shape="title" width="half" />
                <span className={`${radio.text} ${purchaseStyles.packPrice}`}>
                  <Skeleton width="third" />
                  <Skeleton width="half" />
                </span>
              </span>
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  );
};

const Rest = () => (
  <div>
    <Skeleton shape="title" width="third" />
    <Skeleton />
    <Skeleton />
    <Skeleton width="most" />
  </div>
);

const PackPurchase = ({ product }: { product: Product }) => (
  <>
    <div className={purchaseStyles.price}>
      <OfferPrice offer={product as Parameters<typeof OfferPrice>[0]['offer']} unit={product.unit?.name} />
      <StockState stock={product.quantity} />
    </div>
    <Delivery shop={product.shop} />
    {(product.packaging_count ?? 1) > 1 ? <PacksPending count={product.packaging_count ?? 1} /> : null}
    <AddControl variant="page" product={requestedProductOf(product)} />
  </>
);

/** The product as its card knew it. */
export const ProductPreview = ({ product, search }: { product: Product; search: URLSearchParams }) => (
  <div className={styles.page}>
    <ProductFrame
      way={<Way product={product} />}
      gallery={<MainPicture picture={pictureOf(product.thumbnail, product.picture)} product={product} />}
      summary={<Summary product={product} shortDescription=" " />}
      purchase={
        <div className={purchaseStyles.root}>
          {hasOptions(product) ? (
            <Part of={optionPurchase} given={{ product, search }} />
          ) : (
            <PackPurchase product={product} />
          )}
          <Seller product={product} />
        </div>
      }
    />
    <Rest />
  </div>
);

export const ProductSkeleton = () => (
  <div className={styles.page}>
    <ProductFrame
      way={<Skeleton width="third" />}
      gallery={<div className={styles.picture} />}
      summary={
        <div className={styles.summary}>
          <Skeleton width="third" />
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
        </div>
      }
      purchase={
        <div className={purchaseStyles.root}>
          <Skeleton shape="title" width="third" />
          <Skeleton shape="control" />
          <Skeleton shape="banner" />
        </div>
      }
    />
    <Rest />
  </div>
);
