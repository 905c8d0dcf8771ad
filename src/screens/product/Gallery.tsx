import { Link } from 'wouter';
import type { Product, ProductDetails } from '#machines/query/contract.types.ts';
import { HeartButton } from '#src/components/HeartButton/HeartButton.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Picture, type PictureSource } from '#src/ui/Picture/Picture.tsx';
import * as styles from './ProductPage.css.ts';
import { chosen, readChoice } from './product-address.ts';

const sizes = '(min-width: 1024px) 38rem, (min-width: 640px) 48vw, 92vw';

const picturesOf = ({ thumbnails, thumbnail = '', picture }: ProductDetails) => {
  const pictures = thumbnails
    .filter((media) => media.type === 'image' && (media.picture || media.thumbnail))
    .map((media) => pictureOf(media.thumbnail ?? '', media.picture));
  const all = pictures.length > 0 ? pictures : [pictureOf(thumbnail, picture)];
  return all.map((each, at) => ({ picture: each, number: at + 1 }));
};

type MainPictureProps = { picture: PictureSource; product: Product | ProductDetails };

export const MainPicture = ({ picture, product }: MainPictureProps) => (
  <div className={styles.picture}>
    <Picture picture={picture} alt={product.name} sizes={sizes} ratio="fill" isPriority />
    <HeartButton place="page" product={product} />
  </div>
);

/** One large, the others beneath; which one is large is in the address. */
export const Gallery = ({ product, search }: { product: ProductDetails; search: URLSearchParams }) => {
  const t = useMessages();
  const pictures = picturesOf(product);
  const index = Math.min(readChoice(search).picture, pictures.length);
  const shown = pictures[index - 1]?.picture ?? pictureOf(product.thumbnail ?? '', product.picture);
  return (
    <>
      <MainPicture picture={shown} product={product} />
      {pictures.length > 1 ? (
        <ul className={styles.thumbs} aria-label={t('Pictures')}>
          {pictures.map(({ picture, number }) => (
            <li key={number}>
              <Link
                href={chosen(product.id, search, 'picture', number)}
                replace
                className={styles.thumb}
                aria-label={t('Show picture {index}', { index: number })}
                aria-current={number === index ? 'true' : undefined}
              >
                <Picture picture={picture} alt="" sizes="4rem" ratio="fill" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};
