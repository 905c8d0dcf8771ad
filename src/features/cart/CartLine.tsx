import XIcon from 'lucide-react/icons/x';
import { memo } from 'react';
import { isSameLine, keyIn } from '#machines/cart/cart.keys.ts';
import type { CartLine as Line } from '#machines/cart/cart.types.ts';
import { selectRestoredLine } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { arrive } from '#src/components/focus.ts';
import { LineMending } from '#src/components/LineMending/LineMending.tsx';
import { Thumb } from '#src/components/Thumb/Thumb.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';
import * as styles from './CartLine.css.ts';
import { CartLineFacts } from './CartLineFacts.tsx';

type CartLineProps = {
  line: Line;
  /** How its controls name it, unlike all others of the cart. */
  title: string;
  /** Already written as money: it is part of a sum. */
  amount: string;
  isBusy: boolean;
};

const isInFlight = ({ mark }: Line) => mark !== 'settled' && mark !== 'waiting';

/** It takes the focus when an undo has restored its line. */
const LineName = ({ line, onLeave }: { line: Line; onLeave: () => void }) => {
  const overlays = useFlow('cartOverlays');
  const restored = useFacts('cartOverlays', selectRestoredLine);
  const release = () => overlays.send({ type: 'removal.release' });
  return (
    <Link
      href={pathTo('product', { id: line.productId })}
      className={styles.name}
      onClick={onLeave}
      {...(restored && isSameLine(line, restored) ? { ref: arrive, onBlur: release } : {})}
    >
      <bdi>{line.name}</bdi>
    </Link>
  );
};

const PlainCartLine = ({ line, title, amount, isBusy: isCartBusy }: CartLineProps) => {
  const t = useMessages();
  const number = useNumbers();
  const [cart, overlays] = [useFlow('cart'), useFlow('cartOverlays')];
  const { productId, quantity } = line;
  const key = keyIn(line);
  const isChanging = isInFlight(line);
  const isBusy = isCartBusy || isChanging;
  const remove = () => cart.send({ type: 'line.remove', ...key });
  const leave = () => overlays.send({ type: 'panel.close' });
  const path = pathTo('product', { id: productId });
  return (
    <li className={styles.root} aria-busy={isChanging || undefined}>
      <Link
        href={path}
        className={styles.pictures[line.soldOut ? 'soldOut' : 'forSale']}
        tabIndex={-1}
        aria-hidden="true"
        onClick={leave}
      >
        <Thumb picture={line.picture} thumbnail={line.thumbnail} size={72} />
      </Link>
      <div className={styles.info}>
        <div className={styles.top}>
          <LineName line={line} onLeave={leave} />
          <span className={styles.remove}>
            <IconButton label={t('Remove {name}', { name: title })} isDisabled={isBusy} onPress={remove}>
              <XIcon />
            </IconButton>
          </span>
        </div>
        <CartLineFacts line={line} />
        {line.soldOut || line.isShort ? (
          <LineMending line={key} name={title} stock={line.stock ?? 0} isInCart isDisabled={isBusy} onFollow={leave} />
        ) : null}
        {line.soldOut ? null : (
          <div className={styles.bottom}>
            <QuantityStepper
              numberOf={number}
              size="small"
              value={quantity}
              max={line.atStockLimit ? quantity : line.stock}
              isBusy={isBusy}
              label={t('Quantity of {name}', { name: title })}
              incrementLabel={t('Increase quantity of {name}', { name: title })}
              decrementLabel={t('Decrease quantity of {name}', { name: title })}
              onIncrement={() => cart.send({ type: 'line.increment', ...key })}
              onDecrement={() => cart.send({ type: 'line.decrement', ...key })}
              onSet={(requested) => cart.send({ type: 'line.set', ...key, quantity: requested })}
              onEmpty={remove}
            />
            <bdi className={styles.amount}>{amount}</bdi>
          </div>
        )}
      </div>
    </li>
  );
};

export const CartLine = memo(PlainCartLine);
