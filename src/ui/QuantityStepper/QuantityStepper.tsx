import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import Trash2Icon from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import * as styles from './QuantityStepper.css.ts';

export type QuantityStepperProps = {
  value: number;
  min?: number;
  max?: number | undefined;
  isBusy?: boolean | undefined;
  size?: keyof typeof styles.sizes;
  /** As wide as its container, like a wide button. */
  isWide?: boolean | undefined;
  /** "Quantity of Bananas"; the other three name the product as well. */
  label: string;
  incrementLabel: string;
  decrementLabel: string;
  removeLabel?: string | undefined;
  onIncrement: () => void;
  onDecrement: () => void;
  onSet: (quantity: number) => void;
  /** Called for a step or a number below the minimum. Without it the minimum is the lower limit. */
  onRemove?: (() => void) | undefined;
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
    onClick={() => (isOff ? undefined : onPress())}
  >
    {icon}
  </button>
);

/** A typed whole number in Latin, Arabic or Persian digits; undefined for anything else. */
const parseCount = (text: string): number | undefined => {
  const ascii = text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return /^\d{1,6}$/.test(ascii) ? Number(ascii) : undefined;
};

type QuantityInputProps = {
  label: string;
  value: number;
  size: keyof typeof styles.inputs;
  isBusy: boolean;
  onCommit: (quantity: number) => void;
  /** Undefined at the limits. */
  onArrowUp: (() => void) | undefined;
  onArrowDown: (() => void) | undefined;
};

/** Holds the draft of a number: Enter and blur commit it, Escape discards it. Without a draft the arrow keys step. */
const QuantityInput = ({ label, value, size, isBusy, onCommit, onArrowUp, onArrowDown }: QuantityInputProps) => {
  const [draft, setDraft] = useState<string>();

  const commit = () => {
    const typed = parseCount(draft ?? '');
    setDraft(undefined);
    if (typed !== undefined && typed !== value && !isBusy) onCommit(typed);
  };
  const step = (event: KeyboardEvent, onStep: (() => void) | undefined) => {
    if (draft !== undefined) return;
    event.preventDefault();
    if (!isBusy) onStep?.();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(undefined);
    if (event.key === 'ArrowUp') step(event, onArrowUp);
    if (event.key === 'ArrowDown') step(event, onArrowDown);
  };

  return (
    <input
      className={`${styles.input} ${styles.inputs[size]}`}
      aria-label={label}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      dir="ltr"
      value={draft ?? value}
      readOnly={isBusy}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={onKey}
    />
  );
};

const rootClass = (isBusy: boolean, isWide = false) =>
  `${styles.root[isBusy ? 'busy' : 'settled']} ${styles.widths[isWide ? 'wide' : 'own']}`;

export const QuantityStepper = (props: QuantityStepperProps) => {
  const {
    value,
    min = 1,
    max = Infinity,
    isBusy = false,
    size = 'medium',
    label,
    incrementLabel,
    decrementLabel,
  } = props;
  const { isWide, removeLabel = decrementLabel, onIncrement, onDecrement, onSet, onRemove } = props;
  const isAtMin = value <= min;
  const isRemoval = isAtMin && onRemove !== undefined;
  const isAtMax = value >= max;

  const commit = (typed: number) => {
    if (typed < min && onRemove) onRemove();
    else onSet(Math.max(min, Math.min(typed, max)));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex row in every browser
    <div role="group" aria-label={label} aria-busy={isBusy || undefined} className={rootClass(isBusy, isWide)}>
      <Step
        label={isRemoval ? removeLabel : decrementLabel}
        size={size}
        isOff={isBusy || (isAtMin && !isRemoval)}
        icon={isRemoval ? <Trash2Icon /> : <MinusIcon />}
        onPress={isRemoval ? onRemove : onDecrement}
      />
      <QuantityInput
        label={label}
        value={value}
        size={size}
        isBusy={isBusy}
        onCommit={commit}
        onArrowUp={isAtMax ? undefined : onIncrement}
        onArrowDown={isAtMin ? undefined : onDecrement}
      />
      <Step label={incrementLabel} size={size} isOff={isBusy || isAtMax} icon={<PlusIcon />} onPress={onIncrement} />
    </div>
  );
};
