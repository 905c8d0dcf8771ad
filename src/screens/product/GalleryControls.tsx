import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import type { ProductDetails } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './GalleryControls.css.ts';
import { type GalleryPicture, picturesOf, shownOf } from './gallery-pictures.ts';
import * as pageStyles from './ProductPage.css.ts';
import { chosen } from './product-address.ts';
import { type GalleryPlace, neighbourOf, useGalleryNavigation } from './use-gallery-navigation.ts';

/** Links, which work before their code has loaded. */
export const GalleryArrows = ({ id, search, index, count }: GalleryPlace) => {
  const t = useMessages();
  if (count < 2) return null;
  const to = (step: 1 | -1) => chosen(id, search, 'picture', neighbourOf(index, step, count));
  return (
    <>
      <Link href={to(-1)} replace className={styles.arrows.previous} aria-label={t('Previous picture')}>
        <ChevronLeftIcon className={mirrored} />
      </Link>
      <Link href={to(1)} replace className={styles.arrows.next} aria-label={t('Next picture')}>
        <ChevronRightIcon className={mirrored} />
      </Link>
    </>
  );
};

/** `search`: the query string of the address. */
export type GalleryControlsProps = { product: ProductDetails; search: string };

export const placeIn = ({ product, search: query }: GalleryControlsProps) => {
  const pictures = picturesOf(product);
  const search = new URLSearchParams(query);
  const shown = shownOf(pictures, search);
  return { pictures, shown, place: { id: product.id, search, index: shown.number, count: pictures.length } };
};

const Thumbs = ({ pictures, place }: { pictures: readonly GalleryPicture[]; place: GalleryPlace }) => {
  const t = useMessages();
  return (
    <ul className={pageStyles.thumbs} aria-label={t('Pictures')}>
      {pictures.map(({ picture, number }) => (
        <li key={number}>
          <Link
            href={chosen(place.id, place.search, 'picture', number)}
            replace
            className={pageStyles.thumb}
            aria-label={t('Show picture {index}', { index: number })}
            aria-current={number === place.index ? 'true' : undefined}
          >
            <Picture picture={picture} alt="" sizes="4rem" ratio="fill" />
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Lies over the large picture: a press enlarges it; arrows, keys and fingers turn to the next. The others are beneath. */
export const GalleryControls = (props: GalleryControlsProps) => {
  const t = useMessages();
  const { pictures, place } = placeIn(props);
  const navigation = useGalleryNavigation(place);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are links. */}
      <div role="group" aria-label={t('Pictures')} className={styles.over} {...navigation}>
        <Link
          href={chosen(place.id, place.search, 'zoom', 'on')}
          className={styles.enlarge}
          draggable={false}
          aria-label={t('Enlarge picture')}
        />
        <GalleryArrows {...place} />
      </div>
      {pictures.length > 1 ? <Thumbs pictures={pictures} place={place} /> : null}
    </>
  );
};
