import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button, type ButtonVariant } from '#src/ui/Button/Button.tsx';

export type BuyNowButtonProps = { product: RequestedProduct; size?: ButtonVariant['size'] };

/** Buys one unit at once, apart from the cart. A guest logs in first. */
export const BuyNowButton = ({ product, size = 'small' }: BuyNowButtonProps) => {
  const t = useMessages();
  const cart = useFlow('cart');
  return (
    <Button
      variant="soft"
      size={size}
      isWide
      isDisabled={product.stock === 0}
      aria-label={`${t('Buy now')}: ${product.name}`}
      onPress={() => cart.send({ type: 'cart.add', product, purpose: 'buyNow' })}
    >
      {t('Buy now')}
    </Button>
  );
};
