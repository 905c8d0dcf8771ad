import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ScreenPending.css.ts';
import { useMessages } from './use-texts.ts';

/** While a screen's code, or the word on who the shopper is, is under way. */
export const ScreenPending = () => {
  const t = useMessages();
  return (
    <div className={styles.root} role="status">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="banner" />
      <Skeleton shape="banner" />
    </div>
  );
};
