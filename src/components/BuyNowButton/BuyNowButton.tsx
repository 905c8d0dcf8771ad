import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button, type ButtonVariant } from '#src/ui/Button/Button.tsx';

export type BuyNowButtonProps = { product: RequestedProduct; size?: ButtonVariant['size'] };

/** One of it, at once and apart from the cart; a guest is asked to log in first. */
export const BuyNowButton = ({ product, size = 'small' }: BuyNowButtonProps) => {
  const t = useMessages();
  const cart = useFlow('cart');
  return (
    <Button
      variant="soft"
      size={size}
      isWide
      isDisabled={product.stock === 0}
      aria-label={`${t('Buy Now')}: ${product.name}`}
      onPress={() => cart.send({ type: 'cart.add', product, purpose: 'buyNow' })}
    >
      {t('Buy Now')}
    </Button>
  );
};
