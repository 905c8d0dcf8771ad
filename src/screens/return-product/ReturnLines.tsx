import { useId } from 'react';
import { checkoutLinePrice } from '#machines/cart/cart.prices.ts';
import type { OrderDetails, OrderProduct } from '#machines/query/contract.types.ts';
import { canBeReturned, withProduct } from '#machines/return-request/return-request.fields.ts';
import { times } from '#machines/shared/amounts.ts';
import { hasId, type Id } from '#machines/shared/ids.ts';
import { Dotted } from '#src/components/Dotted.tsx';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useSums } from '#src/shop/use-sums.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import * as frame from '#src/ui/Field/Field.css.ts';
import * as styles from './ReturnLines.css.ts';

type ReturnLinesProps = {
  order: OrderDetails;
  chosen: readonly Id[];
  error: string | undefined;
  isBusy: boolean;
  onChange: (changed: { product_ids: readonly Id[] }) => void;
};

const Facts = ({ product }: { product: OrderProduct }) => {
  const t = useMessages();
  const money = useMoney();
  const number = useNumbers();
  const { whole } = useSums();
  const price = checkoutLinePrice(product);
  const { order_qty: quantity } = product;
  const amount = times(price, quantity);
  // In another currency both are rounded, and then this is no equation.
  const isExact = Number.isInteger(quantity) && whole(price) * BigInt(quantity) === whole(amount);
  const state = canBeReturned(product) ? undefined : t('This product cannot be returned');
  return (
    <span className={styles.text}>
      <bdi className={styles.name}>{product.name}</bdi>
      <span className={styles.quiet}>
        <Dotted parts={[product.unit, product.size, product.color, state]} />
      </span>
      <bdi className={styles.quiet} dir="ltr">
        {number(quantity)} × {money(price)} {isExact ? '=' : '≈'} {money(amount)}
      </bdi>
    </span>
  );
};

/** A product stands for all its lines: they go back together. */
export const ReturnLines = ({ order, chosen, error, isBusy, onChange }: ReturnLinesProps) => {
  const t = useMessages();
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id}>{t('Select products to return')}</h2>
      <ul className={styles.list}>
        {order.products.map((product) => (
          <li key={[product.id, product.packaging_id, product.size, product.color].join('-')}>
            <Checkbox
              name="product_ids"
              isChecked={hasId(chosen, product.id)}
              isDisabled={isBusy || !canBeReturned(product)}
              isInvalid={error !== undefined && canBeReturned(product)}
              onChange={() => onChange(withProduct({ product_ids: chosen }, product.id))}
            >
              <span className={styles.line}>
                <span className={styles.picture}>
                  <Thumb picture={product.picture} thumbnail={product.thumbnail} size={56} />
                </span>
                <Facts product={product} />
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {error ? (
        <p className={frame.error} role="alert">
          {error}
        </p>
      ) : null}
    </Card>
  );
};
