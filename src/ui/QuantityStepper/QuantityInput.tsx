import { type KeyboardEvent, useState } from 'react';
import * as styles from './QuantityStepper.css.ts';
import { readCount } from './read-count.ts';

type QuantityInputProps = {
  label: string;
  value: number;
  size: keyof typeof styles.inputs;
  isBusy: boolean;
  onType: (quantity: number) => void;
};

/** Holds what is being typed; tells it on Enter and on leaving, forgets it on Escape. */
export const QuantityInput = ({ label, value, size, isBusy, onType }: QuantityInputProps) => {
  const [draft, setDraft] = useState<string>();

  const commit = () => {
    const typed = readCount(draft ?? '');
    setDraft(undefined);
    if (typed !== undefined && typed !== value && !isBusy) onType(typed);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit();
    if (key === 'Escape') setDraft(undefined);
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
