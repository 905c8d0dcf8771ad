import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';
import { describe, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type Passed =
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'minLength'
  | 'min'
  | 'max'
  | 'enterKeyHint'
  | 'autoFocus'
  | 'ref';

export type FieldProps = FieldTexts &
  Pick<ComponentProps<'input'>, Passed> & {
    name: string;
    value: string;
    type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | 'time';
    /** Phone, e-mail, address of a page and password run from the left in every language. */
    dir?: 'ltr' | 'auto' | undefined;
    isDisabled?: boolean | undefined;
    /** Before and after the text: a country code, an icon, a button. */
    start?: ReactNode;
    end?: ReactNode;
    onChange: (value: string) => void;
    onBlur?: (() => void) | undefined;
  };

const runsFromLeft = new Set(['email', 'tel', 'url', 'password', 'date', 'time']);

export const Field = (props: FieldProps) => {
  const { label, hint, error, isRequired, isLabelHidden, type = 'text', dir, isDisabled, start, end, ...rest } = props;
  const { onChange, onBlur, ...input } = rest;
  const id = useId();
  const direction = dir ?? (runsFromLeft.has(type) ? 'ltr' : 'auto');
  return (
    <FieldFrame {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      <div className={styles.box} dir={start && direction === 'ltr' ? 'ltr' : undefined}>
        {start ? <span className={styles.slot}>{start}</span> : null}
        <input
          {...input}
          {...describe(id, props)}
          className={styles.input}
          id={id}
          type={type}
          dir={direction}
          required={isRequired}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
        />
        {end ? <span className={styles.slot}>{end}</span> : null}
      </div>
    </FieldFrame>
  );
};
