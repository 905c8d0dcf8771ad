import { useMessages } from '#src/shop/use-messages.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CartLine.css.ts';

const lines = [1, 2, 3];

export const CartPending = () => {
  const t = useMessages();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      {lines.map((line) => (
        <div key={line} className={styles.root}>
          <Skeleton shape="square" />
          <div>
            <Skeleton width="most" />
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </div>
  );
};
