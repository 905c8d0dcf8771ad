import { hueOf } from './hue.ts';
import * as styles from './Picture.css.ts';

export type PictureSource = {
  small: string;
  medium: string;
  large: string;
  /** Of `large`, in pixels. */
  width: number;
  height: number;
  tint?: string | undefined;
};

export type PictureProps = {
  picture: PictureSource;
  /** Empty if the text beside it has the same meaning. */
  alt: string;
  /** How wide it is shown: `(min-width: 1024px) 20vw, 45vw`. */
  sizes: string;
  /** Above the fold: fetched at once, before everything else. */
  isPriority?: boolean | undefined;
  /** The file that our server inlines for a priority picture: the size that most phones would fetch. */
  inlined?: 'medium' | 'large';
  ratio?: keyof typeof styles.ratios;
  fit?: keyof typeof styles.fits;
};

/** The smaller files are a quarter and a half as wide; where two are the same file, it is named once. */
export const srcSetOf = ({ small, medium, large, width }: PictureSource) => {
  const smaller = small === medium ? [] : [`${small} ${width / 4}w`];
  const half = medium === large ? [] : [`${medium} ${width / 2}w`];
  return [...smaller, ...half, `${large} ${width}w`].join(', ');
};

export const Picture = ({
  picture,
  alt,
  sizes,
  isPriority = false,
  inlined = 'large',
  ratio = 'own',
  fit = 'cover',
}: PictureProps) => {
  const hue = hueOf(picture.tint);
  const tint = hue === undefined ? '' : styles.tints[`hue${hue}`];
  return (
    <img
      className={`${styles.root} ${styles.ratios[ratio]} ${styles.fits[fit]} ${tint}`}
      // Before `src`: Safari fetches as soon as it has seen that.
      sizes={sizes}
      srcSet={picture.medium ? srcSetOf(picture) : undefined}
      src={picture.medium || undefined}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      decoding={isPriority ? undefined : 'async'}
      fetchPriority={isPriority ? 'high' : undefined}
      data-inlined={isPriority ? inlined : undefined}
    />
  );
};
