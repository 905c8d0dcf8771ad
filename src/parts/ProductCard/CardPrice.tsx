import type { Product } from '#machines/query/contract.types.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { pricesOf } from '#src/parts/requested-product.ts';
import { useUnitPrice } from '#src/parts/use-unit-price.ts';
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
