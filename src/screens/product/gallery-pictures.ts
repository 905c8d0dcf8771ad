/** The pictures of a product in their order, and the one that is shown large. */
import type { ProductDetails } from '#machines/query/contract.types.ts';
import { pictureOf } from '#src/components/picture-of.ts';
import type { PictureSource } from '#src/ui/Picture/Picture.tsx';
import { readChoice } from './product-address.ts';

export type GalleryPicture = { picture: PictureSource; number: number; alt: string };

type Pictured = Pick<ProductDetails, 'thumbnails' | 'thumbnail' | 'picture' | 'name'>;

/** At least one: a back end without a gallery has the picture of its lists. Other back ends say nothing of each picture. */
export const picturesOf = ({ thumbnails, thumbnail = '', picture, name }: Pictured): GalleryPicture[] => {
  const shown = thumbnails
    .filter((media) => media.type === 'image' && (media.picture || media.thumbnail))
    .map((media) => ({ picture: pictureOf(media.thumbnail ?? '', media.picture), alt: media.alt || name }));
  const all = shown.length > 0 ? shown : [{ picture: pictureOf(thumbnail, picture), alt: name }];
  return all.map((each, at) => ({ ...each, number: at + 1 }));
};

/** A number that no picture has shows the last one. */
export const shownOf = (pictures: readonly GalleryPicture[], search: URLSearchParams): GalleryPicture =>
  (pictures[readChoice(search).picture - 1] ?? pictures.at(-1)) as GalleryPicture;
