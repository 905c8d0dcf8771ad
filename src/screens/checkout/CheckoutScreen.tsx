import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { CheckoutBroken } from './CheckoutBroken.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { CheckoutPending } from './CheckoutPending.tsx';
import * as styles from './CheckoutScreen.css.ts';
import { NothingChosen } from './NothingChosen.tsx';
import { NothingToBuy } from './NothingToBuy.tsx';

const useContent = () => {
  const { stage, quote } = useFacts('checkout', selectCheckout);
  if (stage === 'away' || stage === 'expired') return <CheckoutPending />;
  if (stage === 'selecting') return <NothingChosen />;
  if (stage === 'bare') return <NothingToBuy />;
  if (quote) return <CheckoutPage quote={quote} />;
  return stage === 'unquoted' ? <CheckoutBroken /> : <CheckoutPending />;
};

/** What is ordered, where it goes, what is charged, and the button that orders it. */
export const CheckoutScreen = (_: ScreenProps) => {
  const t = useMessages();
  const { purchase } = useFacts('checkout', selectCheckout);
  return (
    <div className={styles.root}>
      <h1>{purchase === 'buyNow' ? t('Buy Now') : t('Checkout')}</h1>
      {useContent()}
    </div>
  );
};
