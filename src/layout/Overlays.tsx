/** The overlays of the page. Each one is lazy: it is fetched on first use. */
import { selectPanel } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { selectIsChatOpen } from '#machines/chat/chat.summary.ts';
import { selectOpenDialog } from '#machines/dialogs/dialogs.summary.ts';
import { selectIsPicking } from '#machines/list-picker/list-picker.summary.ts';
import { selectIsPaying } from '#machines/payment/payment.summary.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { noVouchersFacts, selectVouchers } from '#machines/vouchers/vouchers.selectors.ts';
import { CartPopups } from '#src/features/cart/CartPopups.tsx';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useFacts, useFactsOr, useFlow } from '#src/shop/use-flow.ts';

const CartPanel = lazyOverlay(async () => (await import('#src/features/cart/CartPanel.tsx')).CartPanel);
const AuthDialogs = lazyOverlay(async () => (await import('#src/features/auth/AuthDialogs.tsx')).AuthDialogs);
const LogoutDialog = lazyOverlay(async () => (await import('#src/features/auth/LogoutDialog.tsx')).LogoutDialog);
const VouchersDialog = lazyOverlay(
  async () => (await import('#src/features/vouchers/VouchersDialog.tsx')).VouchersDialog,
);
const PaymentDialog = lazyOverlay(async () => (await import('#src/features/payment/PaymentDialog.tsx')).PaymentDialog);
const ListPickerDialog = lazyOverlay(
  async () => (await import('#src/features/lists/ListPickerDialog.tsx')).ListPickerDialog,
);
const ChatDrawer = lazyOverlay(async () => (await import('#src/features/chat/ChatDrawer.tsx')).ChatDrawer);

export type OverlaysProps = { cartPanel: 'shopping' | 'account' };

export const Overlays = ({ cartPanel }: OverlaysProps) => {
  const [cart, dialogs, chat] = [useFlow('cartOverlays'), useFlow('dialogs'), useFlow('chat')];
  const [session, payment, ofVouchers] = [useFlow('session'), useFlow('payment'), useFlow('vouchers')];
  const lists = useFlow('listPicker');
  const panel = useFactsOr('cartOverlays', selectPanel, 'closed');
  const dialog = useFactsOr('dialogs', selectOpenDialog, 'none');
  const isChatOpen = useFactsOr('chat', selectIsChatOpen, false);
  const { isLogoutRequested } = useFacts('session', selectSession);
  const isPaying = useFactsOr('payment', selectIsPaying, false);
  const isPicking = useFactsOr('listPicker', selectIsPicking, false);
  const { stage: vouchers } = useFactsOr('vouchers', selectVouchers, noVouchersFacts);
  return (
    <>
      <CartPopups panel={cartPanel} isPanelOpen={panel !== 'closed'} />
      {panel === 'closed' ? null : <CartPanel kind={panel} onMissing={() => cart.send({ type: 'panel.close' })} />}
      {vouchers === 'closed' ? null : <VouchersDialog onMissing={() => ofVouchers.send({ type: 'vouchers.close' })} />}
      {isPicking && dialog === 'none' ? (
        // After a registration, the question for the code comes first.
        <ListPickerDialog onMissing={() => lists.send({ type: 'picker.close' })} />
      ) : null}
      {isChatOpen ? <ChatDrawer onMissing={() => chat.send({ type: 'chat.close' })} /> : null}
      {dialog === 'none' ? null : <AuthDialogs onMissing={() => dialogs.send({ type: 'dialog.close' })} />}
      {isPaying ? <PaymentDialog onMissing={() => payment.send({ type: 'payment.close' })} /> : null}
      {isLogoutRequested ? <LogoutDialog onMissing={() => session.send({ type: 'logout.cancel' })} /> : null}
    </>
  );
};
