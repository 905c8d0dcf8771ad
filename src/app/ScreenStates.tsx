import { selectIsOffline } from '#machines/connectivity/connectivity.selectors.ts';
import { ProductPending } from '#src/components/ProductPending/ProductPending.tsx';
import { LazyFailed } from '#src/components/QueryView/LazyFailed.tsx';
import type { PageMatch } from '#src/routes/match-page.ts';
import { productQuery } from '#src/routes/page-content-queries.ts';
import { useShop } from '#src/shop/shop-context.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useRetryOn } from '#src/shop/use-retry-on.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './App.css.ts';

type ScreenPendingProps = {
  /** The heading of the page, where it is known before the page is. */
  title?: string;
};

/** The placeholder while the code of the screen, its flows or the session are loading. */
export const ScreenPending = ({ title }: ScreenPendingProps) => {
  const t = useMessages();
  return (
    <div className={styles.pending}>
      {title ? <h1>{title}</h1> : <Skeleton shape="title" width="half" />}
      <div className={styles.pendingRest} role="status">
        <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
        <Skeleton shape="banner" />
        <Skeleton shape="banner" />
      </div>
    </div>
  );
};

/** Stands for a page whose shopper has to log in again: it shows nothing of the account. */
export const ScreenHeld = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  return (
    <EmptyState
      level={1}
      title={t('Your session has ended. Please log in again')}
      action={<Button onPress={() => dialogs.send({ type: 'login.open' })}>{t('Log in')}</Button>}
    />
  );
};

/** The placeholder while the code of a screen is loading. That of a product has the name and picture of its card. */
export const ScreenLoading = ({ match: { name, params } }: { match: PageMatch }) => {
  const { resources } = useShop();
  const t = useMessages();
  if (name !== 'product') return <ScreenPending />;
  return (
    <div className={styles.pending} aria-busy="true">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      <ProductPending product={resources.previewOf(productQuery(params.id ?? ''))} />
    </div>
  );
};

const retryEvents = ['online'] as const;

/**
 * Stands for a screen that failed to render or to load; header, navigation and footer stay alive. It retries by itself
 * once the browser is online again.
 */
export const ScreenBroken = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages();
  const isOffline = useFacts('connectivity', selectIsOffline);
  useRetryOn(retryEvents, onRetry);
  return (
    <LazyFailed
      failure={undefined}
      isOffline={isOffline}
      level={1}
      title={t('Something went wrong')}
      onRetry={onRetry}
      placeholder={<ScreenPending />}
    />
  );
};
