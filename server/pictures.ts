/** The names and files of pictures that an operator brings: in the folder `pictures` of the uploads, in three widths. */
import { join } from 'node:path';

export const pictureWidths = [160, 320, 640] as const;

const form = /^own-[0-9a-f]{24}-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})$/;

/** What the name says about the picture; undefined for one that was drawn for the demo. */
export function ownPicture(name: string): { width: number; height: number; tint: string } | undefined {
  const [, width, height, tint] = form.exec(name) ?? [];
  return tint === undefined ? undefined : { width: Number(width), height: Number(height), tint: `#${tint}` };
}

export const ownPictureName = (
  hash: string,
  { width, height, tint }: { width: number; height: number; tint: string },
) => `own-${hash.slice(0, 24)}-${width}x${height}-${tint.slice(1)}`;

export const isOwnPictureFile = (file: string): boolean =>
  /-\d+\.webp$/.test(file) && ownPicture(file.replace(/-\d+\.webp$/, '')) !== undefined;

export const ownPicturesFolder = ({ uploadsDir }: { uploadsDir: string }): string => join(uploadsDir, 'pictures');

export const pictureFile = (name: string, width: number): string => `${name}-${width}.webp`;
