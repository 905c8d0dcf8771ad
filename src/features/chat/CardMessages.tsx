import type { ChatOrder, ChatProduct } from '#machines/chat/chat.types.ts';
import { OrderStatusTag } from '#src/components/OrderStatusTag/OrderStatusTag.tsx';
import { Rated } from '#src/components/Rated/Rated.tsx';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { isolated } from '#src/i18n/messages.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Price } from '#src/ui/Price/Price.tsx';
import * as styles from './Messages.css.ts';

/** The product card of a message that has no text. */
export const ProductMessage = ({ product }: { product: ChatProduct }) => {
  const t = useMessages();
  const money = useMoney();
  const { id, name, price, discount_price: discounted, rating, total_reviews: count } = product;
  const isReduced = discounted > 0 && discounted < price;
  const card = (
    <>
      <span className={styles.thumb}>
        <Thumb picture={product.picture} thumbnail={product.thumbnail} size={72} />
      </span>
      <span className={styles.about}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <Price
          size="small"
          price={money(discounted > 0 ? discounted : price)}
          oldPrice={isReduced ? money(price) : undefined}
          oldPriceLabel={t('Was')}
        />
        <Rated value={rating} count={count} />
      </span>
    </>
  );
  if (id === undefined) return <span className={styles.product}>{card}</span>;
  return (
    <Link href={pathTo('product', { id })} className={styles.product}>
      {card}
    </Link>
  );
};

/** The order that a text is about: its code, where it is, what it costs. */
export const OrderMessage = ({ order: { id, code, status, total } }: { order: ChatOrder }) => {
  const t = useMessages();
  const money = useMoney();
  return (
    <Link href={pathTo('orderDetails', { id })} className={styles.order}>
      <span className={styles.orderHead}>
        <bdi className={styles.orderCode}>{t('Order {code}', { code: isolated(code) })}</bdi>
        <OrderStatusTag status={status} />
      </span>
      <span className={styles.orderTotal}>
        {t('Total')}: <bdi>{money(total)}</bdi>
      </span>
    </Link>
  );
};
