/** What opens over the page: each part is fetched when it is wanted for the first time. */
import { selectPanel } from '#machines/cart/cart.glance.ts';
import { selectIsChatOpen } from '#machines/chat/chat.open.ts';
import { selectOpenDialog } from '#machines/dialogs/dialogs.open.ts';
import { selectIsPaying } from '#machines/payment/payment.open.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { noVouchersFacts, selectVouchers } from '#machines/vouchers/vouchers.selectors.ts';
import { useFacts, useFactsOr } from '#src/app/use-flow.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { AddedPopup } from './AddedPopup/AddedPopup.tsx';
import { openedLater } from './opened-later.tsx';

const CartPanel = openedLater(async () => (await import('./overlays/CartPanel.tsx')).CartPanel);
const AuthDialogs = openedLater(async () => (await import('./overlays/AuthDialogs.tsx')).AuthDialogs);
const LogoutDialog = openedLater(async () => (await import('./overlays/LogoutDialog.tsx')).LogoutDialog);
const VouchersDialog = openedLater(async () => (await import('./overlays/VouchersDialog.tsx')).VouchersDialog);
const PaymentDialog = openedLater(async () => (await import('./overlays/PaymentDialog.tsx')).PaymentDialog);
const ChatDrawer = openedLater(async () => (await import('./overlays/ChatDrawer.tsx')).ChatDrawer);

export type OverlaysProps = { cartPanel: 'shopping' | 'account' };

export const Overlays = ({ cartPanel }: OverlaysProps) => {
  const panel = useFactsOr('cart', selectPanel, 'closed');
  const dialog = useFactsOr('dialogs', selectOpenDialog, 'none');
  const isChatOpen = useFactsOr('chat', selectIsChatOpen, false);
  const { isLogoutAsked } = useFacts('session', selectSession);
  const isPaying = useFactsOr('payment', selectIsPaying, false);
  const { stage: vouchers } = useFactsOr('vouchers', selectVouchers, noVouchersFacts);
  return (
    <>
      <AddedPopup panel={cartPanel} />
      <ErrorBoundary
        resetKey={`${panel} ${vouchers} ${isChatOpen} ${dialog} ${isLogoutAsked} ${isPaying}`}
        fallback={() => null}
      >
        {panel === 'closed' ? null : <CartPanel kind={panel} />}
        {vouchers === 'closed' ? null : <VouchersDialog />}
        {isChatOpen ? <ChatDrawer /> : null}
        {dialog === 'none' ? null : <AuthDialogs />}
        {isPaying ? <PaymentDialog /> : null}
        {isLogoutAsked ? <LogoutDialog /> : null}
      </ErrorBoundary>
    </>
  );
};
