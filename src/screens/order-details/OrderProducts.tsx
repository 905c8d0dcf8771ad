import { useId } from 'react';
import { checkoutLinePrice } from '#machines/cart/cart.prices.ts';
import type { OrderDetails, OrderProduct, ShopCard } from '#machines/query/contract.types.ts';
import * as lines from '#src/components/BoughtLine/BoughtLine.css.ts';
import { BoughtLine } from '#src/components/BoughtLine/BoughtLine.tsx';
import { ChatButton } from '#src/components/ChatButton/ChatButton.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { Rated } from '#src/components/Rated/Rated.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { DigitalGoods } from './DigitalGoods.tsx';
import * as styles from './OrderDetailsScreen.css.ts';
import { orderSums } from './order-sums.ts';

type PurchasedFromProps = Pick<OrderDetails, 'id' | 'order_code'> & { shop: ShopCard };

const PurchasedFrom = ({ shop, id, order_code: code }: PurchasedFromProps) => {
  const t = useMessages();
  return (
    <div className={styles.productsRoot}>
      <span className={styles.logo}>
        <Picture picture={pictureOf(shop.logo, shop.logo_picture)} alt="" sizes="48px" ratio="fill" />
      </span>
      <span className={styles.productText}>
        <span className={styles.productLabel}>{t('Purchased from')}</span>
        <TextLink href={pathTo('shop', { id: shop.id })} variant="plain">
          <bdi className={styles.productName}>{shop.name}</bdi>
        </TextLink>
      </span>
      <Rated value={shop.rating} count={shop.total_reviews} />
      <ChatButton shop={shop} about={{ order: { id, code } }} />
    </div>
  );
};

/** The shopper's rating of a delivered line, or the button to review it. */
const LineReview = ({ order, product }: { order: OrderDetails; product: OrderProduct }) => {
  const t = useMessages();
  const review = useFlow('review');
  const isOffered = useOffers();
  const { id: productId, name, rating } = product;
  if (rating) return <Rated value={rating} variant="stars" />;
  if (order.order_status !== 'Delivered' || !isOffered('reviewing')) return null;
  return (
    <Button
      variant="soft"
      size="small"
      aria-label={`${t('Review')}: ${name}`}
      onPress={() => review.send({ type: 'review.open', subject: { orderId: order.id, productId, name } })}
    >
      {t('Review')}
    </Button>
  );
};

const choiceTexts = {
  leave_out: 'If sold out: leave it out',
  call_me: 'If sold out: call me',
  best_match: 'If sold out: send the best match',
} as const;

/** In whose place the shop sends the line, or what it does if the line is sold out. */
const LineNote = ({ product }: { product: OrderProduct }) => {
  const t = useMessages();
  const { replaces, if_sold_out: choice } = product;
  if (replaces) return <span className={styles.productLabel}>{t('Instead of {name}', { name: replaces })}</span>;
  return choice ? <span className={styles.productLabel}>{t(choiceTexts[choice])}</span> : null;
};

type RowProps = { order: OrderDetails; product: OrderProduct; amount: string };

const Row = ({ order, product, amount }: RowProps) => (
  <BoughtLine
    {...product}
    details={[product.unit, product.size, product.color]}
    quantity={product.order_qty}
    price={checkoutLinePrice(product)}
    amount={amount}
  >
    <LineNote product={product} />
    <DigitalGoods product={product} />
    <LineReview order={order} product={product} />
  </BoughtLine>
);

export const OrderProducts = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const id = useId();
  const sums = useSums();
  const { lines: amounts } = orderSums(order, sums);
  return (
    <Card as="section" labelledBy={id}>
      {order.shop ? <PurchasedFrom shop={order.shop} id={order.id} order_code={order.order_code} /> : null}
      <div className={styles.productHead}>
        <h2 id={id}>{t('Items')}</h2>
        <span className={styles.productCount}>{t('{count} items', { count: order.products.length })}</span>
      </div>
      <ul className={lines.list}>
        {order.products.map((product, index) => (
          <Row
            key={[product.id, product.packaging_id, product.size, product.color].join('-')}
            order={order}
            product={product}
            amount={sums.write(amounts[index] ?? 0n)}
          />
        ))}
      </ul>
    </Card>
  );
};
