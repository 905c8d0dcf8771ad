import { useId } from 'react';
import { checkoutLinePrice } from '#machines/cart/cart.prices.ts';
import type { OrderDetails, OrderProduct } from '#machines/query/contract.types.ts';
import * as lines from '#src/components/BoughtLine/BoughtLine.css.ts';
import { BoughtLine } from '#src/components/BoughtLine/BoughtLine.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { LineReview } from './LineReview.tsx';
import * as styles from './OrderProducts.css.ts';
import { orderSums } from './order-sums.ts';
import { PurchasedFrom } from './PurchasedFrom.tsx';

type RowProps = { order: OrderDetails; product: OrderProduct; amount: string };

const Row = ({ order, product, amount }: RowProps) => (
  <BoughtLine
    {...product}
    details={[product.unit, product.size, product.color]}
    quantity={product.order_qty}
    price={checkoutLinePrice(product)}
    amount={amount}
  >
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
      <PurchasedFrom shop={order.shop} />
      <div className={styles.head}>
        <h2 id={id}>{t('Items')}</h2>
        <span className={styles.count}>{t('{count} products', { count: order.products.length })}</span>
      </div>
      <ul className={lines.list}>
        {order.products.map((product, index) => (
          <Row
            key={`${product.id}-${product.packaging_id ?? 0}`}
            order={order}
            product={product}
            amount={sums.write(amounts[index] ?? 0n)}
          />
        ))}
      </ul>
    </Card>
  );
};
