/** Opens images in tests. */
import sharp, { type Sharp } from 'sharp';

/**
 * Opens a PNG or WebP image. The server's upload checks block all loaders of sharp but a few for their process
 * (`server/uploads/checked-file.ts`); a worker of the e2e lane imports them too, so these two are allowed again here.
 */
export function readImage(image: Buffer): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
  return sharp(image);
}
