import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { useMessages } from '#src/shop/use-messages.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import * as styles from './GalleryControls.css.ts';
import { neighbourOf } from './gallery-steps.ts';
import { chosen } from './product-address.ts';
import type { GalleryPlace } from './use-gallery-navigation.ts';

/** Links, which work before their code has loaded. */
export const GalleryArrows = ({ id, search, index, count }: GalleryPlace) => {
  const t = useMessages();
  if (count < 2) return null;
  const to = (step: 1 | -1) => chosen(id, search, 'picture', neighbourOf(index, step, count));
  return (
    <>
      <Link href={to(-1)} replace className={styles.arrows.previous} aria-label={t('Previous picture')}>
        <ChevronLeftIcon className={mirrored} />
      </Link>
      <Link href={to(1)} replace className={styles.arrows.next} aria-label={t('Next picture')}>
        <ChevronRightIcon className={mirrored} />
      </Link>
    </>
  );
};
