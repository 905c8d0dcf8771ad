import type { LineKey } from '#machines/cart/cart.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import * as styles from './LineMending.css.ts';

export type LineMendingProps = {
  line: LineKey;
  name: string;
  /** How many are left: none, or fewer than the line asks for. */
  stock: number;
  /** A line of a direct purchase is not in the cart. */
  isInCart: boolean;
  isDisabled: boolean;
  onFollow?: (() => void) | undefined;
};

/** The ways out for a line that cannot be ordered as it is: fewer, another product, or none. */
export const LineMending = ({ line, name, stock, isInCart, isDisabled, onFollow }: LineMendingProps) => {
  const t = useMessages();
  const cart = useFlow('cart');
  return (
    <div className={styles.root}>
      {isInCart && stock > 0 ? (
        <Button
          size="small"
          variant="soft"
          isDisabled={isDisabled}
          aria-label={`${t('Take {count}', { count: stock })}: ${name}`}
          onPress={() => cart.send({ type: 'line.set', ...line, quantity: stock })}
        >
          {t('Take {count}', { count: stock })}
        </Button>
      ) : null}
      {isInCart ? (
        <Button
          size="small"
          variant="quiet"
          isDisabled={isDisabled}
          aria-label={t('Remove {name}', { name })}
          onPress={() => cart.send({ type: 'line.remove', ...line })}
        >
          {t('Remove')}
        </Button>
      ) : null}
      {stock > 0 ? null : (
        <ButtonLink
          size="small"
          variant="quiet"
          href={pathTo('product', { id: line.productId })}
          label={t('Similar products to {name}', { name })}
          onPress={onFollow}
        >
          {t('Similar products')}
        </ButtonLink>
      )}
    </div>
  );
};
