/** What opens over the page: each part is fetched when it is wanted for the first time. */
import { selectPanel } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { selectIsChatOpen } from '#machines/chat/chat.summary.ts';
import { selectOpenDialog } from '#machines/dialogs/dialogs.summary.ts';
import { selectIsPaying } from '#machines/payment/payment.summary.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { noVouchersFacts, selectVouchers } from '#machines/vouchers/vouchers.selectors.ts';
import { lazyOverlay } from '#src/app/lazy-overlay.tsx';
import { useFacts, useFactsOr, useFlow } from '#src/app/use-flow.ts';
import { AddedPopup } from './AddedPopup/AddedPopup.tsx';

const CartPanel = lazyOverlay(async () => (await import('./overlays/CartPanel.tsx')).CartPanel);
const AuthDialogs = lazyOverlay(async () => (await import('./overlays/AuthDialogs.tsx')).AuthDialogs);
const LogoutDialog = lazyOverlay(async () => (await import('./overlays/LogoutDialog.tsx')).LogoutDialog);
const VouchersDialog = lazyOverlay(async () => (await import('./overlays/VouchersDialog.tsx')).VouchersDialog);
const PaymentDialog = lazyOverlay(async () => (await import('./overlays/PaymentDialog.tsx')).PaymentDialog);
const ChatDrawer = lazyOverlay(async () => (await import('./overlays/ChatDrawer.tsx')).ChatDrawer);

export type OverlaysProps = { cartPanel: 'shopping' | 'account' };

export const Overlays = ({ cartPanel }: OverlaysProps) => {
  const [cart, dialogs, chat] = [useFlow('cartOverlays'), useFlow('dialogs'), useFlow('chat')];
  const [session, payment, ofVouchers] = [useFlow('session'), useFlow('payment'), useFlow('vouchers')];
  const panel = useFactsOr('cartOverlays', selectPanel, 'closed');
  const dialog = useFactsOr('dialogs', selectOpenDialog, 'none');
  const isChatOpen = useFactsOr('chat', selectIsChatOpen, false);
  const { isLogoutRequested } = useFacts('session', selectSession);
  const isPaying = useFactsOr('payment', selectIsPaying, false);
  const { stage: vouchers } = useFactsOr('vouchers', selectVouchers, noVouchersFacts);
  return (
    <>
      <AddedPopup panel={cartPanel} />
      {panel === 'closed' ? null : <CartPanel kind={panel} onMissing={() => cart.send({ type: 'panel.close' })} />}
      {vouchers === 'closed' ? null : <VouchersDialog onMissing={() => ofVouchers.send({ type: 'vouchers.close' })} />}
      {isChatOpen ? <ChatDrawer onMissing={() => chat.send({ type: 'chat.close' })} /> : null}
      {dialog === 'none' ? null : <AuthDialogs onMissing={() => dialogs.send({ type: 'dialog.close' })} />}
      {isPaying ? <PaymentDialog onMissing={() => payment.send({ type: 'payment.close' })} /> : null}
      {isLogoutRequested ? <LogoutDialog onMissing={() => session.send({ type: 'logout.cancel' })} /> : null}
    </>
  );
};
