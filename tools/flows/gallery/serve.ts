/** Serves the gallery from the same origin as the shop under development: only so do their tabs hear each other. */
import { createServer, type InlineConfig } from 'vite';
import { root } from '../find.ts';

export const galleryPath = '/tools/flows/gallery/index.html';

/** The development server, which has the shop at `/` as well. */
export const serveGallery = async (server: InlineConfig['server'] = {}) => {
  process.env.NODE_ENV = 'development';
  const vite = await createServer({ root, server });
  await vite.listen();
  return vite;
};

const isThere = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Opens the gallery, on the server of `npm run dev` if that is running. */
export const openGallery = async (): Promise<number> => {
  const url = `http://localhost:${process.env.PORT || 4400}${galleryPath}`;
  if (await isThere(url)) {
    console.log(`The gallery is there already: ${url}`);
    return 0;
  }
  const vite = await serveGallery({ open: galleryPath });
  console.log('The gallery (Ctrl-C ends it); `npm run dev` beside it has a shop to watch.');
  vite.printUrls();
  return 0;
};
