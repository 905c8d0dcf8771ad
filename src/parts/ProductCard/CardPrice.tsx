import type { Product } from '#machines/reading/shapes.types.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { useUnitPrice } from '#src/parts/use-unit-price.ts';
import { pricesOf } from '#src/parts/wanted.ts';
import { Price } from '#src/ui/Price/Price.tsx';

export const CardPrice = ({ product }: { product: Product }) => {
  const t = useMessages();
  const money = useMoney();
  const unitPrice = useUnitPrice();
  const { now, before } = pricesOf(product);
  return (
    <Price
      price={money(now)}
      oldPrice={before === undefined ? undefined : money(before)}
      oldPriceLabel={t('Was')}
      perUnit={unitPrice(product.unit_price)}
    />
  );
};
