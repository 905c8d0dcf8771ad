import PlusIcon from 'lucide-react/icons/plus';
import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import { useRef } from 'react';
import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AddControl.css.ts';
import { useLine } from './use-line.ts';

export type AddControlProps = {
  product: RequestedProduct;
  /** On a picture, or as wide as its place. */
  variant?: keyof typeof styles.places;
};

const AddButton = ({
  name,
  variant,
  onAdd,
}: {
  name: string;
  variant: AddControlProps['variant'];
  onAdd: () => void;
}) => {
  const t = useMessages();
  if (variant === 'bar')
    return (
      <Button isWide aria-label={`${t('Add to cart')}: ${name}`} onPress={onAdd}>
        {t('Add to cart')}
      </Button>
    );
  return variant === 'page' ? (
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

const SoldOut = ({ name, variant }: { name: string; variant: AddControlProps['variant'] }) => {
  const t = useMessages();
  return variant === 'page' || variant === 'bar' ? (
    <Button size={variant === 'page' ? 'large' : 'medium'} isWide isDisabled>
      {t('Sold out')}
    </Button>
  ) : (
    <button type="button" className={styles.soldOut} aria-disabled="true" aria-label={`${t('Sold out')}: ${name}`}>
      {t('Sold out')}
    </button>
  );
};

/** `prefetchNext` fetches it after the first interaction, before most shoppers add a product. */
export const stepper = lazyComponent({
  file: 'src/components/AddControl/Stepper.tsx',
  load: async () => (await import('./Stepper.tsx')).Stepper,
  waitFor: 'nothing',
});

/** Add, and from then on how many: in the list itself, without opening the product. */
export const AddControl = ({ product, variant = 'card' }: AddControlProps) => {
  const isAdded = useRef(false);
  const line = useLine(product);
  const add = () => {
    isAdded.current = true;
    line.add();
  };
  const isIn = line.quantity > 0;
  return (
    <div className={styles.places[variant]}>
      {isIn ? <Part of={stepper} given={{ product, line, isAdded: isAdded.current }} /> : null}
      {!isIn && product.stock === 0 ? <SoldOut name={product.name} variant={variant} /> : null}
      {isIn || product.stock === 0 ? null : <AddButton name={product.name} variant={variant} onAdd={add} />}
    </div>
  );
};
