import { noCart, selectCart } from '#machines/cart/cart.selectors.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Drawer } from '#src/ui/Drawer/Drawer.tsx';
import { CartList } from './CartList.tsx';
import * as styles from './CartPanel.css.ts';
import { CartSummary } from './CartSummary.tsx';
import { CartVacancy } from './CartVacancy.tsx';
import { UndoRemoval } from './UndoRemoval.tsx';

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
