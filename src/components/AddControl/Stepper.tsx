import { useCallback, useRef } from 'react';
import { selectIsCartBusy } from '#machines/cart/cart.summary.ts';
import type { RequestedProduct } from '#machines/cart/cart.types.ts';
import { maxQuantity } from '#machines/constants.ts';
import { isFocusLost, preserveFocus } from '#src/components/focus.ts';
import { useFactsOr } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { afterFrame } from '#src/ui/after-frame.ts';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';
import * as styles from './AddControl.css.ts';
import type { Line } from './use-line.ts';

export type StepperProps = {
  product: RequestedProduct;
  line: Line;
  /** Whether the shopper has just pressed "Add": the stepper is where that button was. */
  isAdded: boolean;
};

const takeLostFocus = (root: HTMLElement) => {
  if (isFocusLost()) root.querySelector<HTMLElement>('button:last-of-type')?.focus();
};

/** The ref of the stepper, which takes the lost focus of the button: its code may come long after the press. */
const useArrival = (isAdded: boolean) => {
  const place = useRef<HTMLElement>(null);
  const arrive = useCallback(
    (root: HTMLElement | null) => {
      place.current = root?.parentElement ?? null;
      if (root && isAdded) afterFrame(() => takeLostFocus(root));
    },
    [isAdded],
  );
  return { place, arrive };
};

export const Stepper = ({ product, line, isAdded }: StepperProps) => {
  const t = useMessages();
  const number = useNumbers();
  const isBusy = useFactsOr('cart', selectIsCartBusy, false);
  const { place, arrive } = useArrival(isAdded);
  const { name, stock = maxQuantity } = product;
  const remove = () => {
    line.remove();
    preserveFocus(place.current, 'last');
  };
  return (
    <div className={styles.stepper} ref={arrive}>
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
        onRemove={remove}
      />
    </div>
  );
};
