import { type ReactNode, useId } from 'react';
import * as marks from '#src/ui/Checkbox/Checkbox.css.ts';
import * as frame from '#src/ui/Field/Field.css.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RadioGroup.css.ts';

export type RadioCardProps = {
  name: string;
  value: string;
  isChecked: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** At the end of the row: a logo, an edit button. */
  end?: ReactNode;
  children?: ReactNode;
  isDisabled?: boolean | undefined;
  variant?: keyof typeof styles.variants;
  onSelect: () => void;
};

const RadioCard = (props: RadioCardProps) => {
  const { name, value, isChecked, title, text, end, children, isDisabled, variant = 'cards', onSelect } = props;
  return (
    <label className={styles.variants[variant]}>
      <input
        type="radio"
        className={marks.marks.radio}
        name={name}
        value={value}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onSelect}
      />
      <span className={styles.body}>
        <span className={variant === 'cards' ? styles.title : undefined}>
          <bdi>{title}</bdi>
        </span>
        {text ? <span className={styles.text}>{text}</span> : null}
        {children}
      </span>
      {end}
    </label>
  );
};

export type RadioOption = {
  value: string;
  label: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  isDisabled?: boolean | undefined;
};

export type RadioGroupProps = {
  legend: string;
  name: string;
  value: string | undefined;
  options: readonly RadioOption[];
  variant?: keyof typeof styles.options;
  isLegendHidden?: boolean | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
};

type OptionProps = Pick<RadioGroupProps, 'name' | 'variant'> & {
  option: RadioOption;
  isChecked: boolean;
  onSelect: () => void;
};

const Option = ({ option, variant = 'list', name, isChecked, onSelect }: OptionProps) =>
  variant === 'list' ? (
    <label className={marks.root}>
      <input
        type="radio"
        className={marks.marks.radio}
        name={name}
        value={option.value}
        checked={isChecked}
        disabled={option.isDisabled}
        onChange={onSelect}
      />
      <bdi className={marks.label}>{option.label}</bdi>
    </label>
  ) : (
    <RadioCard {...option} {...{ name, variant, isChecked, onSelect }} title={option.label} />
  );

export const RadioGroup = (props: RadioGroupProps) => {
  const { legend, name, value, options, variant = 'list', isLegendHidden, error, onChange } = props;
  const id = useId();
  return (
    <fieldset className={styles.root} aria-describedby={error ? id : undefined}>
      <legend className={isLegendHidden ? undefined : styles.legend}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.options[variant]}>
        {options.map((option) => (
          <Option
            key={option.value}
            option={option}
            variant={variant}
            name={name}
            isChecked={option.value === value}
            onSelect={() => onChange(option.value)}
          />
        ))}
      </div>
      {error ? (
        <p className={frame.error} id={id} dir="auto">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};
