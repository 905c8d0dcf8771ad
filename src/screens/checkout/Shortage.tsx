import { keyOf } from '#machines/cart/cart.keys.ts';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { isShort, isSoldOut } from '#machines/cart/cart.shortage.ts';
import { isFixed, selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { CartProduct } from '#machines/checkout/checkout.types.ts';
import { LineMending } from '#src/components/LineMending/LineMending.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Tag } from '#src/ui/Tag/Tag.tsx';

/** Says that a line cannot be ordered as it is, and offers the ways out. */
export const Shortage = ({ line }: { line: CartProduct }) => {
  const t = useMessages();
  const { isBusy } = useFacts('cart', selectCart);
  const { purchase, stage } = useFacts('checkout', selectCheckout);
  const { name, stock = 0 } = line;
  if (!isSoldOut(line) && !isShort(line)) return null;
  return (
    <>
      <Tag tone="danger">{stock > 0 ? t('Only {count} left', { count: stock }) : t('Sold out')}</Tag>
      {stock > 0 ? null : <span>{t('Not part of this order')}</span>}
      <LineMending
        line={keyOf(line)}
        {...{ name, stock }}
        isInCart={purchase === 'cart'}
        isDisabled={isBusy || isFixed(stage)}
      />
    </>
  );
};
