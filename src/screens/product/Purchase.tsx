import type { Packaging, ProductDetails } from '#machines/query/contract.types.ts';
import { AddControl } from '#src/components/AddControl/AddControl.tsx';
import { BuyNowButton } from '#src/components/BuyNowButton/BuyNowButton.tsx';
import { pricesOf, requestedProductOf } from '#src/components/requested-product.ts';
import { useUnitPrice } from '#src/components/use-unit-price.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Price } from '#src/ui/Price/Price.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { Delivery } from './Delivery.tsx';
import { Packs } from './Packs.tsx';
import * as styles from './Purchase.css.ts';
import { Seller } from './Seller.tsx';
import { StockState } from './StockState.tsx';

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

/** Where to go on from what is sold out. */
export const similarId = 'similar';

export type PurchaseProps = { product: ProductDetails; packaging: Packaging | undefined; search: URLSearchParams };

/** What it costs, in which pack, how many there are, and who brings it when. */
export const Purchase = ({ product, packaging, search }: PurchaseProps) => {
  const t = useMessages();
  const { packagings } = product;
  const stock = packaging?.stock ?? product.quantity;
  return (
    <div className={styles.root}>
      <div className={styles.price}>
        <OfferPrice offer={packaging ?? product} unit={packaging?.label ?? product.unit?.name} />
        <StockState stock={stock} />
      </div>
      <Delivery shop={product.shop} />
      {packagings.length > 1 ? <Packs {...{ product, packaging, search }} /> : null}
      <AddControl variant="page" product={requestedProductOf(product, packaging)} />
      <BuyNowButton size="large" product={requestedProductOf(product, packaging)} />
      {stock > 0 ? null : (
        <TextLink href={`#${similarId}`} variant="strong" isExternal>
          {t('Similar products')}
        </TextLink>
      )}
      <Seller product={product} />
    </div>
  );
};
