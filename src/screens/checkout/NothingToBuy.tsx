import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { pathTo } from '#src/routes/paths.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { CheckoutPending } from './CheckoutPending.tsx';

/** No shop is chosen: from a filled cart that is a choice to make, from an empty one there is only shopping. */
export const NothingToBuy = () => {
  const t = useMessages();
  const cart = useFlow('cart');
  const { stage } = useFacts('cart', selectCart);
  if (stage === 'loading') return <CheckoutPending />;
  if (stage === 'filled') {
    return (
      <EmptyState
        icon={<ShoppingBasketIcon />}
        title={t('Please select at least one shop')}
        text={t('Choose the shops you want to order from in your cart')}
        action={<Button onPress={() => cart.send({ type: 'panel.open' })}>{t('Open cart')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<ShoppingBasketIcon />}
      title={t('There is nothing to check out')}
      text={t('Good food starts with the first item')}
      action={<ButtonLink href={pathTo('products')}>{t('Start shopping')}</ButtonLink>}
    />
  );
};
