import { type ReactNode, useId } from 'react';
import * as frame from '#src/ui/Field/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  children: ReactNode;
  isChecked: boolean;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  error?: string | undefined;
  /** One of several that are wrong together; the words stand beside them. */
  isInvalid?: boolean | undefined;
  onChange: (isChecked: boolean) => void;
};

export const Checkbox = (props: CheckboxProps) => {
  const { children, isChecked, name, isDisabled, isRequired, error, isInvalid, onChange } = props;
  const id = useId();
  return (
    <span>
      <label className={styles.root}>
        <input
          type="checkbox"
          className={styles.marks.check}
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={error || isInvalid ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.label}>{children}</span>
      </label>
      {error ? (
        <span className={frame.error} id={id} dir="auto">
          {error}
        </span>
      ) : null}
    </span>
  );
};
