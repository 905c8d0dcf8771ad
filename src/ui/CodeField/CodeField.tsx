import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { digitsIn } from '#locales/typed-numbers.ts';
import * as frame from '#src/ui/Field/Field.css.ts';
import * as styles from './CodeField.css.ts';

/** The boxes after the text was entered at a box, and the box that gets the focus. */
const fillBoxes = (boxes: readonly string[], at: number, text: string): { boxes: string[]; next: number } => {
  const digits = digitsIn(text);
  // A whole code fills from the first box, wherever it was pasted.
  const from = digits.length >= boxes.length ? 0 : at;
  const filled = boxes.map((old, index) => digits[index - from] ?? old);
  return { boxes: filled, next: Math.min(from + digits.length, boxes.length - 1) };
};

export type CodeFieldProps = {
  /** One entry per box: a digit, or empty. */
  boxes: readonly string[];
  /** "Code, 4 digits" */
  label: string;
  /** "Digit 2" */
  digitLabel: (index: number) => string;
  error?: string | undefined;
  /** Read-only instead of disabled, so that the focus stays while the code is verified. */
  isBusy?: boolean | undefined;
  /** When the expected code was sent. The next code begins with the first box, unless the focus is outside of the form. */
  sentAt?: number | undefined;
  onChange: (boxes: string[]) => void;
};

/**
 * A one-time code with one box per digit; the first has the focus on mount. Typing moves to the next box, Backspace in an
 * empty box to the previous one, pasting fills all boxes.
 */
export const CodeField = (props: CodeFieldProps) => {
  const { boxes, label, digitLabel, error, isBusy, sentAt, onChange } = props;
  const id = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const lastSent = useRef(sentAt);

  useLayoutEffect(() => {
    if (lastSent.current === sentAt) return;
    lastSent.current = sentAt;
    const [first] = inputs.current;
    const place = first?.form ?? first?.closest('fieldset');
    const { activeElement, body } = document;
    if (activeElement === body || place?.contains(activeElement)) first?.focus();
  }, [sentAt]);

  const enter = (at: number, text: string) => {
    const filled = fillBoxes(boxes, at, text);
    onChange(filled.boxes);
    inputs.current[filled.next]?.focus();
  };
  const change = (at: number, text: string) => {
    if (text === '') onChange(boxes.map((old, index) => (index === at ? '' : old)));
    // A second digit typed into a box stands before or after the old one and replaces it.
    else enter(at, text.length === 2 ? text.replace(boxes[at] ?? '', '') : text);
  };
  const onKey = (at: number, event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || boxes[at] !== '' || at === 0) return;
    event.preventDefault();
    inputs.current[at - 1]?.focus();
  };
  const onPaste = (at: number, event: ClipboardEvent) => {
    event.preventDefault();
    enter(at, event.clipboardData.getData('text'));
  };

  return (
    <fieldset className={styles.root} aria-label={label} aria-describedby={error ? id : undefined}>
      <div className={styles.boxes} dir="ltr">
        {boxes.map((digit, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
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
            // biome-ignore lint/a11y/noAutofocus: the code is the only input of its dialog or step
            autoFocus={at === 0}
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
