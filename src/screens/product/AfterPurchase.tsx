import type { Packaging, Product, ProductDetails } from '#machines/query/contract.types.ts';
import { ChatButton } from '#src/components/ChatButton/ChatButton.tsx';
import { ListButton } from '#src/components/ListButton.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { ShopRated } from '#src/components/Rated/Rated.tsx';
import { hasOptions } from '#src/components/requested-product.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMultiVendor } from '#src/shop/use-offers.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './Purchase.css.ts';

/** Nothing where there is one shop: it is the shop. */
const Seller = ({ product: { id, shop } }: { product: Pick<Product, 'id' | 'shop'> }) => {
  const t = useMessages();
  return useMultiVendor() ? (
    <div className={styles.seller}>
      <span className={styles.logo}>
        <Picture picture={pictureOf(shop.logo)} alt="" sizes="2.75rem" ratio="fill" />
      </span>
      <p className={styles.sellerName}>
        <span className={styles.quiet}>{t('Sold by')}</span>
        <span className={styles.strong}>
          <bdi>{shop.name}</bdi>
        </span>
      </p>
      <ShopRated value={shop.rating} count={shop.total_reviews} />
      <ButtonLink href={pathTo('shop', { id: shop.id })} variant="secondary" size="small">
        {t('Visit Store')}
      </ButtonLink>
      <ChatButton shop={shop} about={{ productId: id }} />
    </div>
  ) : null;
};

type AfterPurchaseProps = { product: Product | ProductDetails; packaging: Packaging | undefined };

/** `OptionPurchase` has the button of a product with sizes or colours. */
const itemsOf = ({ product, packaging }: AfterPurchaseProps) =>
  hasOptions(product) ? [] : [{ product_id: product.id, packaging_id: packaging?.id ?? null, quantity: 1 }];

/** Into a list for another day, and who sells it. */
export const AfterPurchase = (props: AfterPurchaseProps) => (
  <>
    <ListButton items={itemsOf(props)} />
    <Seller product={props.product} />
  </>
);
