import * as styles from './Skeleton.css.ts';

export type SkeletonProps = { shape?: keyof typeof styles.shapes; width?: keyof typeof styles.widths };

/** A grey stand-in of the size of what comes; whoever shows it says that it loads. */
export const Skeleton = ({ shape = 'text', width = 'full' }: SkeletonProps) => (
  <span className={`${styles.shapes[shape]} ${styles.widths[width]}`} aria-hidden="true" />
);
