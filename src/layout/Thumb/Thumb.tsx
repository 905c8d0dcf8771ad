import { Picture, type PictureSource } from '#src/ui/Picture/Picture.tsx';
import * as styles from './Thumb.css.ts';

export type ThumbProps = {
  /** What our own server has; others have the thumbnail alone. */
  picture?: PictureSource | undefined;
  thumbnail: string;
  /** How wide it is shown, in pixels. */
  size: number;
};

/** A small picture beside its name; fills the box around it. */
export const Thumb = ({ picture, thumbnail, size }: ThumbProps) =>
  picture ? (
    <Picture picture={picture} alt="" sizes={`${size}px`} ratio="fill" />
  ) : (
    <img className={styles.root} src={thumbnail} alt="" width={size} height={size} loading="lazy" decoding="async" />
  );
