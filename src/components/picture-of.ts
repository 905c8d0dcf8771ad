/** Back ends without prepared sizes send one file; it stands for all three. */
import type { Picture, Product, ProductDetails } from '#machines/query/contract.types.ts';
import type { PictureSource } from '#src/ui/Picture/Picture.tsx';

export const pictureOf = (file: string, picture?: Picture, shape = { width: 640, height: 640 }): PictureSource =>
  picture ?? { small: file, medium: file, large: file, ...shape };

/** The picture of the lists. Other back ends send details with a gallery alone, and a video of it has no picture. */
export const mainPictureOf = (product: Product | ProductDetails) => {
  const pictures = [product, ...('thumbnails' in product ? product.thumbnails : [])];
  const { thumbnail, picture } = pictures.find((each) => each.picture || each.thumbnail) ?? product;
  return { thumbnail: thumbnail ?? '', ...(picture ? { picture } : {}) };
};
