import { megaMenuFeatured, megaMenuPopular } from '#machines/constants.ts';
import * as frame from '#src/layout/frame.css.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MegaMenu.css.ts';

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);

export const MegaMenuPending = () => {
  const t = useMessages();
  return (
    <div className={`${frame.page} ${styles.columns}`} aria-busy="true">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      <div className={styles.popular}>
        {numbersTo(megaMenuPopular).map((index) => (
          <span key={index} className={styles.category}>
            <Skeleton shape="circle" />
            <Skeleton width="half" />
          </span>
        ))}
      </div>
      <div className={styles.featured}>
        {numbersTo(megaMenuFeatured).map((index) => (
          <Skeleton key={index} shape="wide" />
        ))}
      </div>
    </div>
  );
};
