import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import * as frame from '#src/ui/Field/Field.css.ts';
import * as styles from './CodeField.css.ts';
import { fillBoxes } from './fill-boxes.ts';

export type CodeFieldProps = {
  /** One entry a box, each a digit or empty. */
  boxes: readonly string[];
  /** "Code, 4 digits" */
  label: string;
  /** "Digit 2" */
  digitLabel: (index: number) => string;
  error?: string | undefined;
  /** While the code is checked nothing can be typed, and the keyboard keeps its place. */
  isBusy?: boolean | undefined;
  /** Puts the keyboard on the first box when it appears. */
  isFocused?: boolean | undefined;
  onChange: (boxes: string[]) => void;
};

/** A one-time code, one digit a box. Typing moves on, Backspace in an empty box moves back, pasting fills. */
export const CodeField = ({ boxes, label, digitLabel, error, isBusy, isFocused, onChange }: CodeFieldProps) => {
  const id = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  const put = (at: number, text: string) => {
    const filled = fillBoxes(boxes, at, text);
    onChange(filled.boxes);
    inputs.current[filled.next]?.focus();
  };
  const change = (at: number, text: string) => {
    if (text === '') onChange(boxes.map((old, index) => (index === at ? '' : old)));
    // What was there stands before or after what was typed.
    else put(at, text.length === 2 ? text.replace(boxes[at] ?? '', '') : text);
  };
  const onKey = (at: number, event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || boxes[at] !== '' || at === 0) return;
    event.preventDefault();
    inputs.current[at - 1]?.focus();
  };
  const onPaste = (at: number, event: ClipboardEvent) => {
    event.preventDefault();
    put(at, event.clipboardData.getData('text'));
  };

  return (
    <fieldset className={styles.root} aria-label={label} aria-describedby={error ? id : undefined}>
      <div className={styles.boxes} dir="ltr">
        {boxes.map((digit, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            ref={(input) => {
              inputs.current[at] = input;
            }}
            className={styles.box}
            aria-label={digitLabel(at + 1)}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={digit}
            readOnly={isBusy}
            // biome-ignore lint/a11y/noAutofocus: a dialog that only takes a code begins with its first box
            autoFocus={isFocused && at === 0}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change(at, event.target.value)}
            onKeyDown={(event) => onKey(at, event)}
            onPaste={(event) => onPaste(at, event)}
          />
        ))}
      </div>
      {error ? (
        <p className={frame.error} id={id} role="alert" dir="auto">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};
