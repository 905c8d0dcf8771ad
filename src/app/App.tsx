/** Picks what fills the window: the page of the address, or why there is none. */
import { useSelector } from '@xstate/react';
import { selectCause, selectStatus } from '#machines/storefront/storefront.selectors.ts';
import { createMessages } from '#src/i18n/messages.ts';
import { useShop } from '#src/shop/shop-context.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import * as styles from './App.css.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { DocumentEffects } from './DocumentEffects.tsx';
import { ScreenBroken } from './ScreenStates.tsx';

/** Before the shop's settings came there is no language to speak but the built-in one. */
const ShopUnavailable = ({ onRetry }: { onRetry: () => void }) => {
  const t = createMessages('en');
  const cause = useSelector(useShop().actor, selectCause);
  return (
    <main>
      <EmptyState
        level={1}
        title={t('The shop cannot be reached')}
        text={t(cause ?? 'Check your connection and try again')}
        action={<Button onPress={onRetry}>{t('Retry')}</Button>}
      />
    </main>
  );
};

const receiveEvent = () => globalThis.missedEvents?.receive();

export const App = () => {
  const { actor } = useShop();
  const status = useSelector(actor, selectStatus);
  if (status === 'booting') return null;
  if (status === 'unavailable') return <ShopUnavailable onRetry={() => actor.send({ type: 'boot.retry' })} />;
  return (
    <ErrorBoundary fallback={(retry) => <ScreenBroken onRetry={retry} />}>
      <DocumentEffects />
      <div className={styles.root} onClickCapture={receiveEvent} onInputCapture={receiveEvent}>
        <CurrentPage />
      </div>
    </ErrorBoundary>
  );
};
