import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import type { CartStage } from '#machines/cart/cart.selectors.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { CartBroken } from './CartBroken.tsx';
import * as styles from './CartLine.css.ts';

const lines = [1, 2, 3];

const CartPending = () => {
  const t = useMessages();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      {lines.map((line) => (
        <div key={line} className={styles.root}>
          <Skeleton shape="square" />
          <div>
            <Skeleton width="most" />
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </div>
  );
};

export type CartVacancyProps = { stage: Exclude<CartStage, 'filled'>; onLeave: () => void };

/** Why there are no lines to see, and the way on. */
export const CartVacancy = ({ stage, onLeave }: CartVacancyProps) => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  if (stage === 'loading') return <CartPending />;
  if (stage === 'failed') return <CartBroken level={3} />;
  if (stage === 'empty') {
    return (
      <EmptyState
        icon={<ShoppingBasketIcon />}
        title={t('Your cart is empty')}
        text={t('Good food starts with the first item')}
        level={3}
        action={
          <ButtonLink href={pathTo('products')} onPress={onLeave}>
            {t('Start shopping')}
          </ButtonLink>
        }
      />
    );
  }
  const logIn = () => {
    onLeave();
    dialogs.send({ type: 'login.open' });
  };
  return (
    <EmptyState
      icon={<ShoppingBasketIcon />}
      title={stage === 'expired' ? t('Your session has ended. Please log in again') : t('Log in to see your cart')}
      text={t('What you put in it is kept with your account')}
      level={3}
      action={<Button onPress={logIn}>{t('Log in')}</Button>}
    />
  );
};
