import type { Order } from '#machines/query/contract.types.ts';
import { pictureOf } from '#src/components/picture-of.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './OrderPictures.css.ts';

const tiles = 3;

/** The first products of an order, and how many more there are. */
export const OrderPictures = ({ products }: { products: NonNullable<Order['products']> }) => {
  const t = useMessages();
  const shown = products.slice(0, products.length > tiles ? tiles - 1 : tiles);
  const more = products.length - shown.length;
  return (
    <ul className={styles.root} aria-label={t('Items')}>
      {shown.map(({ id, name, thumbnail }) => (
        <li key={`${id}${name}`} className={styles.picture}>
          <Picture picture={pictureOf(thumbnail)} alt={name} sizes="56px" ratio="fill" />
        </li>
      ))}
      {more > 0 ? (
        <li className={styles.more}>
          <bdi dir="ltr">+{more}</bdi>
        </li>
      ) : null}
    </ul>
  );
};
