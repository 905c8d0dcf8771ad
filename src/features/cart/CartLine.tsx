import XIcon from 'lucide-react/icons/x';
import { Link } from 'wouter';
import type { CartLine as Line } from '#machines/cart/cart.types.ts';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';
import * as styles from './CartLine.css.ts';
import { CartLineFacts } from './CartLineFacts.tsx';

export type CartLineProps = {
  line: Line;
  /** Already written as money: it is part of a sum. */
  amount: string;
  isBusy: boolean;
  onFollow: () => void;
};

const isInFlight = ({ mark }: Line) => mark !== 'settled' && mark !== 'waiting';

export const CartLine = ({ line, amount, isBusy, onFollow }: CartLineProps) => {
  const t = useMessages();
  const cart = useFlow('cart');
  const { name, productId, packagingId, quantity } = line;
  const key = { productId, packagingId };
  const path = pathTo('product', { id: productId });
  return (
    <li className={styles.root} aria-busy={isInFlight(line) || undefined}>
      <Link
        href={path}
        className={styles.pictures[line.soldOut ? 'soldOut' : 'forSale']}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onFollow}
      >
        <Thumb picture={line.picture} thumbnail={line.thumbnail} size={72} />
      </Link>
      <div className={styles.info}>
        <div className={styles.top}>
          <Link href={path} className={styles.name} onClick={onFollow}>
            <bdi>{name}</bdi>
          </Link>
          <span className={styles.remove}>
            <IconButton
              label={t('Remove {name}', { name })}
              isDisabled={!line.canRemove}
              onPress={() => cart.send({ type: 'line.remove', ...key })}
            >
              <XIcon />
            </IconButton>
          </span>
        </div>
        <CartLineFacts line={line} />
        <div className={styles.bottom}>
          <QuantityStepper
            size="small"
            value={quantity}
            max={line.atStockLimit ? quantity : line.stock}
            isBusy={isBusy}
            label={t('Quantity of {name}', { name })}
            incrementLabel={t('Increase quantity of {name}', { name })}
            decrementLabel={t('Decrease quantity of {name}', { name })}
            onIncrement={() => cart.send({ type: 'line.increment', ...key })}
            onDecrement={() => cart.send({ type: 'line.decrement', ...key })}
            onSet={(requested) => cart.send({ type: 'line.set', ...key, quantity: requested })}
          />
          <bdi className={styles.amount}>{amount}</bdi>
        </div>
      </div>
    </li>
  );
};
