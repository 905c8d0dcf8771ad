/**
 * The library that decodes and draws pictures, with its limits. It comes with the first picture, because its machine code
 * takes 20 MB and a shop that only sells never needs it.
 */
import type sharp from 'sharp';

type ImageLibrary = typeof sharp;

async function load(): Promise<ImageLibrary> {
  const { default: library } = await import('sharp');
  // Whatever the bytes say: no other decoder of the library can be reached.
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadNsgifFile',
      'VipsForeignLoadWebpFile',
      // Of files that the shop has written itself.
      'VipsForeignLoadWebpBuffer',
    ],
  });
  library.cache(false);
  library.concurrency(1);
  return library;
}

let loading: Promise<ImageLibrary> | undefined;

/** Every picture of the server is opened by this, so that none escapes the limits. */
export const imageLibrary = (): Promise<ImageLibrary> => {
  loading ??= load();
  return loading;
};
