import { noCart, selectCart } from '#machines/cart/cart.selectors.ts';
import { useFactsOr, useFlow } from '#src/app/use-flow.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { CartList } from '#src/layout/CartList/CartList.tsx';
import { CartSummary } from '#src/layout/CartList/CartSummary.tsx';
import { CartVacancy } from '#src/layout/CartList/CartVacancy.tsx';
import { UndoRemoval } from '#src/layout/CartList/UndoRemoval.tsx';
import { Drawer } from '#src/ui/Drawer/Drawer.tsx';
import * as styles from './CartPanel.css.ts';

export type CartPanelProps = { kind: 'shopping' | 'account' };

/** 'Shopping Cart', or 'My Cart' in the account area. */
export const CartPanel = ({ kind }: CartPanelProps) => {
  const t = useMessages();
  const money = useMoney();
  const overlays = useFlow('cartOverlays');
  const { stage, itemCount, amount } = useFactsOr('cart', selectCart, noCart);
  const close = () => overlays.send({ type: 'panel.close' });
  const isAccount = kind === 'account';
  return (
    <Drawer
      title={isAccount ? t('My Cart') : t('Shopping Cart')}
      closeLabel={t('Close cart')}
      footer={stage === 'filled' ? <CartSummary isAccount={isAccount} /> : null}
      onClose={close}
    >
      {stage === 'filled' ? (
        <>
          <p className={styles.totals}>
            <span>{t('{count} items', { count: itemCount })}</span>
            <span>
              {isAccount ? `${t('Cart Amount')} ` : null}
              <bdi className={styles.amount}>{money(amount)}</bdi>
            </span>
          </p>
          <CartList onFollow={close} />
        </>
      ) : (
        <CartVacancy stage={stage} onLeave={close} />
      )}
      <UndoRemoval />
    </Drawer>
  );
};
