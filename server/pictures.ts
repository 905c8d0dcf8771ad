/** The names and files of pictures that an operator brings: in the folder `pictures` of the store, in three widths. */
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

/** The file of a font that the operator has brought. */
export const fontFile = (name: string): string => `font-${name}.woff2`;

/** Whether a file belongs into the folder `pictures`: a picture of goods, or a logo or a font of the look. */
export const isOwnPictureFile = (file: string): boolean =>
  /^(look-[0-9a-f]{24}\.webp|font-[0-9a-f]{24}\.woff2)$/.test(file) ||
  (/-\d+\.webp$/.test(file) && ownPicture(file.replace(/-\d+\.webp$/, '')) !== undefined);

export const pictureFile = (name: string, width: number): string => `${name}-${width}.webp`;
