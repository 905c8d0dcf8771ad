import { selectCart, selectCartStage } from '#machines/cart/cart.selectors.ts';
import { selectCartTotals } from '#machines/cart/cart.summary.ts';
import { selectRemoved } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { noQuote, selectQuote } from '#machines/cart-quote/cart-quote.selectors.ts';
import { hasId } from '#machines/shared/ids.ts';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { useFacts, useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { useAfterFrame } from '#src/ui/after-frame.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Drawer } from '#src/ui/Drawer/Drawer.tsx';
import { UndoBar } from '#src/ui/UndoBar/UndoBar.tsx';
import * as cartListStyles from './CartPanel.css.ts';
import { CartShopGroup } from './CartShopGroup.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CartVacancy } from './CartVacancy.tsx';
import { cartSums } from './cart-sums.ts';

/** The lines, shop by shop. */
export const CartList = () => {
  const t = useMessages();
  const quote = useFlow('cartQuote');
  const cart = useFacts('cart', selectCart);
  const { multiVendor, selectedShopIds, isAllSelected } = useFactsOr('cartQuote', selectQuote, noQuote);
  // The pressed line is disabled at once, and the others after the frame that answers the press.
  const isBusy = useAfterFrame(cart.isBusy, cart.isBusy);
  const { subtotals } = cartSums(cart, useSums());
  return (
    <div className={cartListStyles.root}>
      {multiVendor && cart.groups.length > 1 ? (
        <Checkbox isChecked={isAllSelected} onChange={() => quote.send({ type: 'shop.toggleAll' })}>
          {t('Select all')}
        </Checkbox>
      ) : null}
      {cart.groups.map((shop) => (
        <PartBoundary key={shop.shopId}>
          <CartShopGroup
            shop={shop}
            subtotal={subtotals.get(shop.shopId) ?? 0n}
            isSelectable={multiVendor}
            isSelected={hasId(selectedShopIds, shop.shopId)}
            isBusy={isBusy}
          />
        </PartBoundary>
      ))}
    </div>
  );
};

const UndoRemoval = () => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const name = useFacts('cartOverlays', selectRemoved)?.name;
  return (
    <UndoBar
      text={name === undefined ? undefined : t('{name} was removed', { name })}
      undoLabel={t('Undo')}
      onUndo={() => overlays.send({ type: 'removal.undo' })}
      onHold={() => overlays.send({ type: 'removal.hold' })}
      onRelease={() => overlays.send({ type: 'removal.release' })}
    />
  );
};

const Totals = ({ isAccount }: { isAccount: boolean }) => {
  const t = useMessages();
  const money = useMoney();
  const { itemCount, amount } = useFacts('cart', selectCartTotals);
  return (
    <p className={cartListStyles.totals}>
      <span>{t('{count} items', { count: itemCount })}</span>
      <span>
        {isAccount ? `${t('Cart Amount')} ` : null}
        <bdi className={cartListStyles.amount}>{money(amount)}</bdi>
      </span>
    </p>
  );
};

export type CartPanelProps = { kind: 'shopping' | 'account' };

/** 'Shopping Cart', or 'My Cart' in the account area. */
export const CartPanel = ({ kind }: CartPanelProps) => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  const stage = useFactsOr('cart', selectCartStage, 'loading');
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
          <Totals isAccount={isAccount} />
          <CartList />
        </>
      ) : (
        <CartVacancy stage={stage} onLeave={close} />
      )}
      <UndoRemoval />
    </Drawer>
  );
};
