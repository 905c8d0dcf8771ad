/** What opens over the page: each part is fetched when it is wanted for the first time. */
import { lazy, Suspense } from 'react';
import { selectPanel } from '#machines/cart/cart.glance.ts';
import { selectIsChatOpen } from '#machines/chat/chat.open.ts';
import { selectOpenDialog } from '#machines/dialogs/dialogs.open.ts';
import { selectIsPaying } from '#machines/payment/payment.open.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { noVouchersFacts, selectVouchers } from '#machines/vouchers/vouchers.selectors.ts';
import { useFacts, useFactsOr } from '#src/app/use-flow.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';

const CartPanel = lazy(() => import('./overlays/CartPanel.tsx').then((module) => ({ default: module.CartPanel })));
const AuthDialogs = lazy(() =>
  import('./overlays/AuthDialogs.tsx').then((module) => ({ default: module.AuthDialogs })),
);
const LogoutDialog = lazy(() =>
  import('./overlays/LogoutDialog.tsx').then((module) => ({ default: module.LogoutDialog })),
);
const VouchersDialog = lazy(() =>
  import('./overlays/VouchersDialog.tsx').then((module) => ({ default: module.VouchersDialog })),
);
const PaymentDialog = lazy(() =>
  import('./overlays/PaymentDialog.tsx').then((module) => ({ default: module.PaymentDialog })),
);
const ChatDrawer = lazy(() => import('./overlays/ChatDrawer.tsx').then((module) => ({ default: module.ChatDrawer })));

export const Overlays = () => {
  const panel = useFactsOr('cart', selectPanel, 'closed');
  const dialog = useFactsOr('dialogs', selectOpenDialog, 'none');
  const isChatOpen = useFactsOr('chat', selectIsChatOpen, false);
  const { isLogoutAsked } = useFacts('session', selectSession);
  const isPaying = useFactsOr('payment', selectIsPaying, false);
  const { stage: vouchers } = useFactsOr('vouchers', selectVouchers, noVouchersFacts);
  return (
    <ErrorBoundary
      resetKey={`${panel} ${vouchers} ${isChatOpen} ${dialog} ${isLogoutAsked} ${isPaying}`}
      fallback={() => null}
    >
      <Suspense fallback={null}>{panel === 'closed' ? null : <CartPanel kind={panel} />}</Suspense>
      <Suspense fallback={null}>{vouchers === 'closed' ? null : <VouchersDialog />}</Suspense>
      <Suspense fallback={null}>{isChatOpen ? <ChatDrawer /> : null}</Suspense>
      <Suspense fallback={null}>{dialog === 'none' ? null : <AuthDialogs />}</Suspense>
      <Suspense fallback={null}>{isPaying ? <PaymentDialog /> : null}</Suspense>
      <Suspense fallback={null}>{isLogoutAsked ? <LogoutDialog /> : null}</Suspense>
    </ErrorBoundary>
  );
};
