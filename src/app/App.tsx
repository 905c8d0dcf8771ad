/** Picks what fills the window: the page of the address, or why there is none. */

import { useSelector } from '@xstate/react';
import { selectStatus } from '#machines/storefront/storefront.selectors.ts';
import { useShop } from '#src/shop/shop-context.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import { DocumentEffects } from './DocumentEffects.tsx';
import { ScreenBroken } from './ScreenBroken.tsx';
import { ShopUnavailable } from './ShopUnavailable.tsx';

export const App = () => {
  const { actor } = useShop();
  const status = useSelector(actor, selectStatus);
  if (status === 'booting') return null;
  if (status === 'unavailable') return <ShopUnavailable onRetry={() => actor.send({ type: 'boot.retry' })} />;
  return (
    <ErrorBoundary fallback={(retry) => <ScreenBroken onRetry={retry} />}>
      <DocumentEffects />
      <CurrentPage />
    </ErrorBoundary>
  );
};
