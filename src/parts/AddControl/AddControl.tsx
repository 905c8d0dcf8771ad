import PlusIcon from 'lucide-react/icons/plus';
import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import { useRef } from 'react';
import type { WantedProduct } from '#machines/cart/cart.types.ts';
import { laterPart, Part } from '#src/app/later-part.tsx';
import { useMessages } from '#src/app/use-texts.ts';
import { keepFocus } from '#src/parts/keep-focus.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AddControl.css.ts';
import { useLine } from './use-line.ts';

export type AddControlProps = {
  product: WantedProduct;
  /** On a picture, or as wide as its place. */
  look?: keyof typeof styles.places;
};

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

/** Comes with the first sign of a shopper: nobody has anything in the cart without having given one. */
export const stepper = laterPart({
  file: 'src/parts/AddControl/Stepper.tsx',
  load: async () => (await import('./Stepper.tsx')).Stepper,
  waitFor: 'nothing',
});

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
      {isIn ? <Part of={stepper} given={{ product, line, onRemove: change(line.remove, 'last') }} /> : null}
      {!isIn && product.stock === 0 ? <SoldOut name={product.name} look={look} /> : null}
      {isIn || product.stock === 0 ? null : (
        <AddButton name={product.name} look={look} onAdd={change(line.add, 'last')} />
      )}
    </div>
  );
};
