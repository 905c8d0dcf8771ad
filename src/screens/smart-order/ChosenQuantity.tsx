import { maxQuantity } from '#machines/constants.ts';
import type { SmartOrderCandidate } from '#machines/smart-order/smart-order.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';

type ChosenQuantityProps = { line: number; found: SmartOrderCandidate; quantity: number; isBusy: boolean };

export const ChosenQuantity = ({ line, found: { product }, quantity, isBusy }: ChosenQuantityProps) => {
  const t = useMessages();
  const flow = useFlow('smartOrder');
  const set = (requested: number) => flow.send({ type: 'line.setQuantity', line, quantity: requested });
  const name = { name: product.name };
  return (
    <QuantityStepper
      value={quantity}
      max={maxQuantity}
      isBusy={isBusy}
      label={t('Quantity of {name}', name)}
      incrementLabel={t('Increase quantity of {name}', name)}
      decrementLabel={t('Decrease quantity of {name}', name)}
      onIncrement={() => set(quantity + 1)}
      onDecrement={() => set(quantity - 1)}
      onSet={set}
    />
  );
};
