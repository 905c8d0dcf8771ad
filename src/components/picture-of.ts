/** Back ends without prepared sizes send one file; it stands for all three. */
import type { Picture } from '#machines/query/contract.types.ts';
import type { PictureSource } from '#src/ui/Picture/Picture.tsx';

export const pictureOf = (file: string, picture?: Picture, shape = { width: 640, height: 640 }): PictureSource =>
  picture ?? { small: file, medium: file, large: file, ...shape };
