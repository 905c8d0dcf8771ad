import type { Product } from '#machines/query/contract.types.ts';
import { pricesOf } from '#machines/shared/prices.ts';
import { AddControl } from '#src/components/AddControl/AddControl.tsx';
import { OwnMark } from '#src/components/AllergyMark/OwnMark.tsx';
import { Dotted } from '#src/components/Dotted.tsx';
import { HeartButton } from '#src/components/HeartButton/HeartButton.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { Rated } from '#src/components/Rated/Rated.tsx';
import { hasOptions, requestedProductOf } from '#src/components/requested-product.ts';
import { pathTo } from '#src/routes/paths.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useMultiVendor } from '#src/shop/use-offers.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { CardPrice } from './CardPrice.tsx';
import * as styles from './ProductCard.css.ts';

export type ProductCardProps = {
  product: Product;
  /** Of its name: one below the heading of the list. */
  level?: 2 | 3;
  /** In the first row of the page: its picture is fetched at once. */
  isEager?: boolean;
};

const onWider = '(min-width: 1280px) 18rem, (min-width: 1024px) 22vw, (min-width: 640px) 30vw';
/** The first ones of a page are in it already, in the finest size. */
const sizes = { eager: `${onWider}, 46vw`, lazy: `${onWider}, calc(50vw - 1.5rem)` };

const Media = ({ product, isEager = false }: ProductCardProps) => {
  const t = useMessages();
  const { percent } = pricesOf(product);
  return (
    <div className={product.quantity === 0 ? styles.faded : styles.media}>
      <Picture
        picture={pictureOf(product.thumbnail, product.picture)}
        alt=""
        sizes={isEager ? sizes.eager : sizes.lazy}
        ratio="square"
        isPriority={isEager}
      />
      {percent > 0 ? (
        <span className={styles.badge}>
          <Tag tone="sale">{t('{percent}% off', { percent })}</Tag>
        </span>
      ) : null}
      <OwnMark place="card" product={product} />
      <HeartButton product={product} />
      <div className={styles.control}>
        {hasOptions(product) ? (
          <div className={styles.choose}>
            <Part of={optionCard} given={{ product, isPrice: false }} />
          </div>
        ) : (
          <AddControl product={requestedProductOf(product)} />
        )}
      </div>
    </div>
  );
};

/** Brand, unit and number of sizes, which distinguish similar products. */
const About = ({ product }: { product: Product }) => {
  const t = useMessages();
  const count = product.packaging_count ?? 1;
  const parts = [product.brand, product.unit?.name, count > 1 ? t('{count} sizes', { count }) : null];
  return (
    <p className={styles.quiet}>
      <Dotted parts={parts} />
    </p>
  );
};

const Facts = ({ product }: { product: Product }) => {
  const t = useMessages();
  const number = useNumbers();
  const { rating, total_reviews: count, total_sold } = product;
  return (
    <p className={styles.facts}>
      <Rated value={rating} count={count} />
      {total_sold === '0' ? null : <span>{t('{count} sold', { count: number(total_sold) })}</span>}
    </p>
  );
};

export const optionCard = lazyComponent({
  file: 'src/components/ProductCard/OptionCard.tsx',
  load: async () => (await import('./OptionCard.tsx')).OptionCard,
  waitFor: 'nothing',
});

/** One link, a heart and the buy controls. Each of their labels contains the product's name. */
export const ProductCard = ({ product, level = 3, isEager = false }: ProductCardProps) => {
  const Name = `h${level}` as const;
  const isMultiVendor = useMultiVendor();
  return (
    <article className={styles.root}>
      <Media product={product} isEager={isEager} />
      <div className={styles.body}>
        <Name className={styles.name}>
          <Link href={pathTo('product', { id: product.id })} className={styles.link} dir="auto">
            {product.name}
          </Link>
        </Name>
        <About product={product} />
        <div className={styles.price}>
          {hasOptions(product) ? (
            <Part of={optionCard} given={{ product, isPrice: true }} />
          ) : (
            <CardPrice product={product} />
          )}
        </div>
        <Facts product={product} />
        {isMultiVendor ? (
          <p className={styles.shop}>
            <bdi>{product.shop.name}</bdi>
          </p>
        ) : null}
      </div>
    </article>
  );
};
