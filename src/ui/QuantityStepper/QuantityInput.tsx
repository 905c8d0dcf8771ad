import { type KeyboardEvent, useState } from 'react';
import * as styles from './QuantityStepper.css.ts';

/** A typed whole number in Latin, Arabic or Persian digits; undefined for anything else. */
const parseCount = (text: string): number | undefined => {
  const ascii = text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return /^\d{1,6}$/.test(ascii) ? Number(ascii) : undefined;
};

export type QuantityInputProps = {
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
export const QuantityInput = ({ label, value, size, isBusy, onCommit, onArrowUp, onArrowDown }: QuantityInputProps) => {
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
