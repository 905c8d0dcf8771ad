import { useMessages } from '#src/shop/use-messages.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ScreenPending.css.ts';

type ScreenPendingProps = {
  /** The heading of the page, where it is known before the page is. */
  title?: string;
};

/** The placeholder while the code of the screen, its flows or the session are loading. */
export const ScreenPending = ({ title }: ScreenPendingProps) => {
  const t = useMessages();
  return (
    <div className={styles.root}>
      {title ? <h1>{title}</h1> : <Skeleton shape="title" width="half" />}
      <div className={styles.rest} role="status">
        <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
        <Skeleton shape="banner" />
        <Skeleton shape="banner" />
      </div>
    </div>
  );
};
