import * as styles from './Skeleton.css.ts';

export type SkeletonProps = { shape?: keyof typeof styles.shapes; width?: keyof typeof styles.widths };

/** A grey placeholder with the size of the content. Its parent announces the loading state. */
export const Skeleton = ({ shape = 'text', width = 'full' }: SkeletonProps) => (
  <span className={`${styles.shapes[shape]} ${styles.widths[width]}`} aria-hidden="true" />
);
