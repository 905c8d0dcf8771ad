import PlusIcon from 'lucide-react/icons/plus';
import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import { useRef } from 'react';
import type { WantedProduct } from '#machines/cart/cart.types.ts';
import { maxQuantity } from '#machines/constants.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { keepFocus } from '#src/parts/keep-focus.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';
import * as styles from './AddControl.css.ts';
import { useLine } from './use-line.ts';

export type AddControlProps = {
  product: WantedProduct;
  /** On a picture, or as wide as its place. */
  look?: keyof typeof styles.places;
};

type Line = ReturnType<typeof useLine>;

const AddButton = ({ name, look, onAdd }: { name: string; look: AddControlProps['look']; onAdd: () => void }) => {
  const t = useMessages();
  return look === 'page' ? (
    <Button size="large" isWide icon={<ShoppingBasketIcon />} onPress={onAdd}>
      {t('Add to cart')}
    </Button>
  ) : (
    <button type="button" className={styles.add} aria-label={t('Add {name} to cart', { name })} onClick={onAdd}>
      <span className={styles.word}>{t('Add')}</span>
      <PlusIcon />
    </button>
  );
};

const SoldOut = ({ name, look }: { name: string; look: AddControlProps['look'] }) => {
  const t = useMessages();
  return look === 'page' ? (
    <Button size="large" isWide isDisabled>
      {t('Sold out')}
    </Button>
  ) : (
    <button type="button" className={styles.soldOut} aria-disabled="true" aria-label={`${t('Sold out')}: ${name}`}>
      {t('Sold out')}
    </button>
  );
};

const Stepper = ({ product, line, onRemove }: { product: WantedProduct; line: Line; onRemove: () => void }) => {
  const t = useMessages();
  const { name, stock = maxQuantity } = product;
  return (
    <div className={styles.stepper}>
      <QuantityStepper
        value={line.quantity}
        max={Math.max(stock, line.quantity)}
        isWide
        isBusy={line.isBusy}
        label={t('Quantity of {name}', { name })}
        incrementLabel={t('Increase quantity of {name}', { name })}
        decrementLabel={t('Decrease quantity of {name}', { name })}
        removeLabel={t('Remove {name}', { name })}
        onIncrement={line.increment}
        onDecrement={line.decrement}
        onSet={line.set}
        onRemove={onRemove}
      />
    </div>
  );
};

/** Add, and from then on how many: in the list itself, without opening the product. */
export const AddControl = ({ product, look = 'card' }: AddControlProps) => {
  const place = useRef<HTMLDivElement>(null);
  const line = useLine(product);
  const change = (send: () => void, next: 'first' | 'last') => () => {
    send();
    keepFocus(place.current, next);
  };
  const isIn = line.quantity > 0;
  return (
    <div className={styles.places[look]} ref={place}>
      {isIn ? <Stepper product={product} line={line} onRemove={change(line.remove, 'last')} /> : null}
      {!isIn && product.stock === 0 ? <SoldOut name={product.name} look={look} /> : null}
      {isIn || product.stock === 0 ? null : (
        <AddButton name={product.name} look={look} onAdd={change(line.add, 'last')} />
      )}
    </div>
  );
};
