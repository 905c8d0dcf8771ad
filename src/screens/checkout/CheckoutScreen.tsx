import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { CartBroken } from '#src/features/cart/CartBroken.tsx';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { CheckoutPending } from './CheckoutPending.tsx';
import * as styles from './CheckoutScreen.css.ts';

const NothingToBuy = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<ShoppingBasketIcon />}
      title={t('There is nothing to check out')}
      text={t('Good food starts with the first item')}
      action={<ButtonLink href={pathTo('products')}>{t('Start shopping')}</ButtonLink>}
    />
  );
};

/** No shop is chosen: from a filled cart that is a choice to make, from an empty one there is only shopping. */
const NothingChosen = () => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const { stage } = useFacts('cart', selectCart);
  if (stage === 'loading') return <CheckoutPending />;
  if (stage === 'failed') return <CartBroken level={2} />;
  if (stage !== 'filled') return <NothingToBuy />;
  return (
    <EmptyState
      icon={<ShoppingBasketIcon />}
      title={t('Please select at least one shop')}
      text={t('Choose the shops you want to order from in your cart')}
      action={<Button onPress={() => overlays.send({ type: 'panel.open' })}>{t('Open cart')}</Button>}
    />
  );
};

/** The first quote failed to load, so the page shows only the error and a retry button. */
const CheckoutBroken = () => {
  const checkout = useFlow('checkout');
  const { failure } = useFacts('checkout', selectCheckout);
  return <QueryFailed failure={failure} onRetry={() => checkout.send({ type: 'checkout.retry' })} />;
};

const useContent = () => {
  const { stage, quote } = useFacts('checkout', selectCheckout);
  if (stage === 'away' || stage === 'expired') return <CheckoutPending />;
  if (stage === 'selecting') return <NothingChosen />;
  if (stage === 'bare') return <NothingToBuy />;
  if (quote) return <CheckoutPage quote={quote} />;
  return stage === 'unquoted' ? <CheckoutBroken /> : <CheckoutPending />;
};

/** The checkout: the items, the shipping address, the amounts and the order button. */
export const CheckoutScreen = (_: ScreenProps) => {
  const t = useMessages();
  const { purchase } = useFacts('checkout', selectCheckout);
  return (
    <div className={styles.root}>
      <h1>{purchase === 'buyNow' ? t('Buy now') : t('Checkout')}</h1>
      {useContent()}
    </div>
  );
};
