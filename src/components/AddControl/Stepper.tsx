import { selectIsCartBusy } from '#machines/cart/cart.summary.ts';
import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import { maxQuantity } from '#machines/constants.ts';
import { useFactsOr } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';
import * as styles from './AddControl.css.ts';
import type { Line } from './use-line.ts';

export type StepperProps = { product: RequestedProduct; line: Line; onRemove: () => void };

export const Stepper = ({ product, line, onRemove }: StepperProps) => {
  const t = useMessages();
  const number = useNumbers();
  const isBusy = useFactsOr('cart', selectIsCartBusy, false);
  const { name, stock = maxQuantity } = product;
  return (
    <div className={styles.stepper}>
      <QuantityStepper
        numberOf={number}
        value={line.quantity}
        max={Math.max(stock, line.quantity)}
        isWide
        isBusy={isBusy}
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
