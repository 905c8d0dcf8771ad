import type { Packaging, ProductDetails } from '#machines/query/contract.types.ts';
import { AddControl } from '#src/components/AddControl/AddControl.tsx';
import { BuyNowButton } from '#src/components/BuyNowButton/BuyNowButton.tsx';
import { hasOptions, pricesOf, requestedProductOf, stockIn } from '#src/components/requested-product.ts';
import { useUnitPrice } from '#src/components/use-unit-price.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Price } from '#src/ui/Price/Price.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { Delivery } from './Delivery.tsx';
import { Packs } from './Packs.tsx';
import * as styles from './Purchase.css.ts';
import { Seller } from './Seller.tsx';
import { isSoldOut, StockState } from './StockState.tsx';

type Offer = Pick<Packaging, 'price' | 'discount_price' | 'discount_percentage' | 'unit_price'>;

export const OfferPrice = ({ offer, unit }: { offer: Offer; unit: string | undefined }) => {
  const t = useMessages();
  const money = useMoney();
  const unitPrice = useUnitPrice();
  const { now, before, percent } = pricesOf(offer);
  const perUnit = [unit, unitPrice(offer.unit_price)].filter(Boolean).join(' · ');
  return (
    <Price
      size="large"
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

export type PurchaseProps = { product: ProductDetails; packaging: Packaging | undefined; search: URLSearchParams };

export const optionPurchase = lazyComponent({
  file: 'src/screens/product/OptionPurchase.tsx',
  load: async () => (await import('./OptionPurchase.tsx')).OptionPurchase,
  waitFor: 'nothing',
});

/** A product without packagings is sold as it is. */
const PackPurchase = ({ product, packaging, search }: PurchaseProps) => (
  <>
    <div className={styles.price}>
      <OfferPrice offer={packaging ?? product} unit={packaging?.label ?? product.unit?.name} />
      <StockState stock={stockIn(product, packaging)} />
    </div>
    <Delivery shop={product.shop} />
    {product.packagings.length > 1 ? <Packs {...{ product, packaging, search }} /> : null}
    <AddControl variant="page" product={requestedProductOf(product, packaging)} />
    <BuyNowButton size="large" product={requestedProductOf(product, packaging)} />
  </>
);

/** What it costs, in which pack, size or colour, how many there are, and who brings it when. */
export const Purchase = ({ product, packaging, search }: PurchaseProps) => {
  const t = useMessages();
  return (
    <div className={styles.root}>
      {hasOptions(product) ? (
        <Part of={optionPurchase} given={{ product, search }} />
      ) : (
        <PackPurchase {...{ product, packaging, search }} />
      )}
      {isSoldOut(stockIn(product, packaging)) ? (
        <TextLink href={`#${similarId}`} variant="strong" isExternal>
          {t('Similar products')}
        </TextLink>
      ) : null}
      <Seller product={product} />
    </div>
  );
};
