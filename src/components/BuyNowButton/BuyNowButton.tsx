import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';

export type BuyNowButtonProps = { product: RequestedProduct };

/** Buys one unit at once, apart from the cart. A guest logs in first. */
export const BuyNowButton = ({ product }: BuyNowButtonProps) => {
  const t = useMessages();
  const cart = useFlow('cart');
  return (
    <Button
      variant="soft"
      size="large"
      isWide
      isDisabled={product.stock === 0}
      aria-label={`${t('Buy now')}: ${product.name}`}
      onPress={() => cart.send({ type: 'cart.add', product, purpose: 'buyNow' })}
    >
      {t('Buy now')}
    </Button>
  );
};
