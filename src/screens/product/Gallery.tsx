import type { Product, ProductDetails } from '#machines/query/contract.types.ts';
import { HeartButton } from '#src/components/HeartButton/HeartButton.tsx';
import * as frame from '#src/components/ProductPending/ProductPending.css.ts';
import { pictureSizes } from '#src/components/ProductPending/ProductPending.tsx';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { Picture, type PictureSource } from '#src/ui/Picture/Picture.tsx';
import { picturesOf, shownOf } from './gallery-pictures.ts';
import { readChoice } from './product-address.ts';

const controls = lazyComponent({
  file: 'src/screens/product/GalleryControls.tsx',
  load: async () => (await import('./GalleryControls.tsx')).GalleryControls,
  waitFor: 'firstInteraction',
});

const enlarged = lazyComponent({
  file: 'src/screens/product/EnlargedPicture.tsx',
  load: async () => (await import('./EnlargedPicture.tsx')).EnlargedPicture,
  waitFor: 'nothing',
});

type MainPictureProps = { picture: PictureSource; alt?: string; product: Product | ProductDetails };

const MainPicture = ({ picture, alt, product }: MainPictureProps) => (
  <div className={frame.picture}>
    <Picture picture={picture} alt={alt ?? product.name} sizes={pictureSizes} ratio="fill" isPriority />
    <HeartButton place="page" product={product} />
  </div>
);

type GalleryProps = {
  product: Product | ProductDetails;
  /** Undefined as long as only what the card knew is there. */
  details: ProductDetails | undefined;
  search: URLSearchParams;
};

/** One large, the others beneath. Which one is large, and whether it fills the window, is in the address. */
export const Gallery = ({ product, details, search }: GalleryProps) => {
  const shown = shownOf(picturesOf({ thumbnails: [], ...product }), search);
  const given = details && { product: details, search: String(search) };
  return (
    <>
      <MainPicture {...shown} product={product} />
      {given ? <Part of={controls} given={given} /> : null}
      {given && readChoice(search).isEnlarged ? <Part of={enlarged} given={given} /> : null}
    </>
  );
};
