import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { QuantityInput } from './QuantityInput.tsx';
import * as styles from './QuantityStepper.css.ts';

export type QuantityStepperProps = {
  value: number;
  max?: number | undefined;
  isBusy?: boolean | undefined;
  size?: keyof typeof styles.sizes;
  /** As wide as its container, like a wide button. */
  isWide?: boolean | undefined;
  /** Writes the quantity; every digit may be typed. */
  numberOf: (quantity: number) => string;
  /** "Quantity of Bananas"; the other three name the product as well. */
  label: string;
  incrementLabel: string;
  decrementLabel: string;
  removeLabel?: string | undefined;
  onIncrement: () => void;
  onDecrement: () => void;
  onSet: (quantity: number) => void;
  /** Called for a step or a number below 1. Without it 1 is the lower limit. */
  onRemove?: (() => void) | undefined;
  /** Called for a typed number below 1 alone. */
  onEmpty?: (() => void) | undefined;
};

type StepProps = {
  label: string;
  size: keyof typeof styles.sizes;
  isOff: boolean;
  icon: ReactNode;
  onPress: () => void;
};

const Step = ({ label, size, isOff, icon, onPress }: StepProps) => (
  <button
    type="button"
    className={`${styles.button} ${styles.sizes[size]}`}
    aria-label={label}
    aria-disabled={isOff || undefined}
    // Each press counts, also before the page is hydrated: src/early/missed-events.ts.
    data-step=""
    onClick={() => (isOff ? undefined : onPress())}
  >
    {icon}
  </button>
);

/** Says a new quantity: the focus stays on the button, and the field beside it changes in silence. */
const QuantityStatus = ({ label, text }: { label: string; text: string }) => {
  const [first, setFirst] = useState<string | undefined>(text);
  if (first !== undefined && first !== text) setFirst(undefined);
  return (
    <VisuallyHidden>
      <span role="status">{first === undefined ? `${label}: ${text}` : null}</span>
    </VisuallyHidden>
  );
};

const rootClass = (isBusy: boolean, isWide = false) =>
  `${styles.root[isBusy ? 'busy' : 'settled']} ${styles.widths[isWide ? 'wide' : 'own']}`;

export const QuantityStepper = (props: QuantityStepperProps) => {
  const { value, max = Infinity, isBusy = false, size = 'medium', label, incrementLabel, decrementLabel } = props;
  const { isWide, removeLabel = decrementLabel, onIncrement, onDecrement, onSet, onRemove, onEmpty = onRemove } = props;
  const isLast = value <= 1;
  const isRemoval = isLast && onRemove !== undefined;
  const isAtMax = value >= max;

  const commit = (typed: number) => {
    if (typed < 1 && onEmpty) onEmpty();
    else onSet(Math.max(1, Math.min(typed, max)));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row in every browser
    <div role="group" aria-label={label} aria-busy={isBusy || undefined} className={rootClass(isBusy, isWide)}>
      <Step
        label={isRemoval ? removeLabel : decrementLabel}
        size={size}
        isOff={isBusy || (isLast && !isRemoval)}
        icon={isRemoval ? <Trash2Icon /> : <MinusIcon />}
        onPress={isRemoval ? onRemove : onDecrement}
      />
      <QuantityInput
        label={label}
        value={value}
        text={props.numberOf(value)}
        size={size}
        isBusy={isBusy}
        onCommit={commit}
        onArrowUp={isAtMax ? undefined : onIncrement}
        onArrowDown={isLast ? undefined : onDecrement}
      />
      <QuantityStatus label={label} text={props.numberOf(value)} />
      <Step label={incrementLabel} size={size} isOff={isBusy || isAtMax} icon={<PlusIcon />} onPress={onIncrement} />
    </div>
  );
};
