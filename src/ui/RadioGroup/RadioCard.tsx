import type { ReactNode } from 'react';
import * as marks from '#src/ui/Checkbox/Checkbox.css.ts';
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

export const RadioCard = (props: RadioCardProps) => {
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
