import type { Product } from '#machines/query/contract.types.ts';
import { pricesOf } from '#machines/shared/prices.ts';
import { useUnitPrice } from '#src/components/use-unit-price.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
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
