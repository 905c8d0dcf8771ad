import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import * as styles from '#src/ui/Field/Field.css.ts';
import { describe, FieldFrame, type FieldTexts } from '#src/ui/Field/FieldFrame.tsx';

export type SelectOption = { value: string; label: string; lang?: string | undefined; isDisabled?: boolean };

export type SelectFieldProps = FieldTexts &
  Pick<ComponentProps<'select'>, 'autoComplete' | 'ref'> & {
    name: string;
    value: string;
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string | undefined;
    isDisabled?: boolean | undefined;
    onChange: (value: string) => void;
  };

export const SelectField = (props: SelectFieldProps) => {
  const { label, hint, error, isRequired, isLabelHidden, options, placeholder, isDisabled, onChange, ...select } =
    props;
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      <div className={`${styles.box} ${styles.selectBox}`}>
        <select
          {...select}
          {...describe(id, props)}
          className={`${styles.input} ${styles.select}`}
          id={id}
          required={isRequired}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.selectArrow}>
          <ChevronDownIcon />
        </span>
      </div>
    </FieldFrame>
  );
};
