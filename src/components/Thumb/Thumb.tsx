import { Picture, type PictureSource } from '#src/ui/Picture/Picture.tsx';
import * as styles from './Thumb.css.ts';

export type ThumbProps = {
  /** What our own server has; others have the thumbnail alone. */
  picture?: PictureSource | undefined;
  thumbnail: string;
  /** How wide it is shown, in pixels. */
  size: number;
  /** Whole, where its box has another shape. */
  isWhole?: boolean;
};

/** A small picture beside its name; fills the box around it. */
export const Thumb = ({ picture, thumbnail, size, isWhole = false }: ThumbProps) =>
  picture ? (
    <Picture picture={picture} alt="" sizes={`${size}px`} ratio="fill" fit={isWhole ? 'contain' : 'cover'} />
  ) : (
    <img
      className={styles.fits[isWhole ? 'whole' : 'filled']}
      src={thumbnail}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
