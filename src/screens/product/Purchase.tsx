import type { Packaging, Product, ProductDetails } from '#machines/query/contract.types.ts';
import { pricesOf } from '#machines/shared/prices.ts';
import { AddControl } from '#src/components/AddControl/AddControl.tsx';
import { BuyNowButton } from '#src/components/BuyNowButton/BuyNowButton.tsx';
import { hasOptions, requestedProductOf, stockIn } from '#src/components/requested-product.ts';
import { useUnitPrice } from '#src/components/use-unit-price.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Price } from '#src/ui/Price/Price.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { Delivery, isSoldOut, StockState } from './Availability.tsx';
import { PacksPending, purchaseId } from './ProductFrame.tsx';
import * as styles from './Purchase.css.ts';

type Offer = Pick<Packaging, 'price' | 'discount_price' | 'discount_percentage' | 'unit_price'>;

type OfferPriceProps = { offer: Offer; unit: string | undefined; size?: 'medium' | 'large' };

export const OfferPrice = ({ offer, unit, size = 'large' }: OfferPriceProps) => {
  const t = useMessages();
  const money = useMoney();
  const unitPrice = useUnitPrice();
  const { now, before, percent } = pricesOf(offer);
  const perUnit = [unit, unitPrice(offer.unit_price)].filter(Boolean).join(' · ');
  return (
    <Price
      size={size}
      price={money(now)}
      oldPrice={before === undefined ? undefined : money(before)}
      oldPriceLabel={t('Was')}
      discount={percent > 0 ? t('{percent}% off', { percent }) : undefined}
      perUnit={perUnit}
    />
  );
};

/** The id of the section of similar products, to which a sold-out product links. */
export const similarId = 'similar';

export type PurchaseProps = {
  product: Product | ProductDetails;
  /** Undefined as long as only what the card knew is there. */
  details: ProductDetails | undefined;
  packaging: Packaging | undefined;
  search: URLSearchParams;
};

const optionPurchase = lazyComponent({
  file: 'src/screens/product/OptionPurchase.tsx',
  load: async () => (await import('./OptionPurchase.tsx')).OptionPurchase,
  waitFor: 'nothing',
});

const packs = lazyComponent({
  file: 'src/screens/product/Packs.tsx',
  load: async () => (await import('./Packs.tsx')).Packs,
  waitFor: 'firstInteraction',
});

const afterPurchase = lazyComponent({
  file: 'src/screens/product/AfterPurchase.tsx',
  load: async () => (await import('./AfterPurchase.tsx')).AfterPurchase,
  waitFor: 'firstInteraction',
});

/** The packs to choose from, or the room that they will need. */
const PackChoice = ({ product, details, packaging, search }: PurchaseProps) => {
  const count = details?.packagings.length ?? product.packaging_count ?? 1;
  const placeholder = <PacksPending count={count} />;
  if (count < 2) return null;
  return details ? (
    <Part of={packs} given={{ product: details, packaging, search: String(search) }} placeholder={placeholder} />
  ) : (
    placeholder
  );
};

/** A product without packagings is sold as it is. */
const PackPurchase = ({ product, details, packaging, search }: PurchaseProps) => (
  <>
    <div className={styles.price}>
      <OfferPrice offer={packaging ?? product} unit={packaging?.label ?? product.unit?.name} />
      <StockState stock={stockIn(product, packaging)} />
    </div>
    <Delivery shop={product.shop} />
    <PackChoice {...{ product, details, packaging, search }} />
    <AddControl variant="page" product={requestedProductOf(product, packaging)} />
    <BuyNowButton product={requestedProductOf(product, packaging)} />
  </>
);

/** What it costs, in which pack, size or colour, how many there are, and who brings it when. */
export const Purchase = ({ product, details, packaging, search }: PurchaseProps) => {
  const t = useMessages();
  return (
    <div className={styles.root}>
      <div id={purchaseId} className={styles.root}>
        {hasOptions(product) ? (
          <Part of={optionPurchase} given={{ product, search }} />
        ) : (
          <PackPurchase {...{ product, details, packaging, search }} />
        )}
      </div>
      {isSoldOut(stockIn(product, packaging)) ? (
        <TextLink href={`#${similarId}`} variant="strong" isExternal>
          {t('Similar products')}
        </TextLink>
      ) : null}
      <Part of={afterPurchase} given={{ product, packaging }} />
    </div>
  );
};
