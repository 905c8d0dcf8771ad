import { LazyFailed } from '#src/components/QueryView/LazyFailed.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
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

/** A defect in one screen leaves header, navigation and footer alive. */
export const ScreenBroken = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages();
  return <LazyFailed failure={undefined} level={1} title={t('Something went wrong')} onRetry={onRetry} />;
};
