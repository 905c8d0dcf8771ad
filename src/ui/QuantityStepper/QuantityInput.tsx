import { type KeyboardEvent, useState } from 'react';
import { asciiDigits } from '#locales/typed-numbers.ts';
import * as styles from './QuantityStepper.css.ts';

/** A typed whole number in the digits of any language; undefined for anything else. */
const parseCount = (text: string): number | undefined => {
  const ascii = asciiDigits(text.trim());
  return /^\d{1,6}$/.test(ascii) ? Number(ascii) : undefined;
};

export type QuantityInputProps = {
  label: string;
  value: number;
  /** The value as the reader writes it. */
  text: string;
  size: keyof typeof styles.inputs;
  isBusy: boolean;
  onCommit: (quantity: number) => void;
  /** Undefined at the limits. */
  onArrowUp: (() => void) | undefined;
  onArrowDown: (() => void) | undefined;
};

/** Holds the draft of a number: Enter and blur commit it, Escape discards it. Without a draft the arrow keys step. */
export const QuantityInput = ({
  label,
  value,
  text,
  size,
  isBusy,
  onCommit,
  onArrowUp,
  onArrowDown,
}: QuantityInputProps) => {
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
      value={draft ?? text}
      readOnly={isBusy}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={onKey}
    />
  );
};
