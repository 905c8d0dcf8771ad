/** Uncontrolled fields: the form reads their values on submit. The fields of the toolkit are controlled. */
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import StarIcon from 'lucide-react/icons/star';
import { type ReactNode, useId } from 'react';
import * as marks from '#src/ui/Checkbox/Checkbox.css.ts';
import * as frame from '#src/ui/Field/Field.css.ts';
import { FieldFrame } from '#src/ui/Field/FieldFrame.tsx';
import * as styles from './ProductList.css.ts';
import { useStarRange } from './use-star-range.ts';

type ChoiceProps = {
  type?: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChosen: boolean;
  children: ReactNode;
};

export const Choice = ({ type = 'radio', name, value, isChosen, children }: ChoiceProps) => (
  <label className={marks.root}>
    <input
      type={type}
      className={marks.marks[type === 'radio' ? 'radio' : 'check']}
      name={name}
      value={value}
      defaultChecked={isChosen}
    />
    <span className={marks.label}>{children}</span>
  </label>
);

const keys = ['one', 'two', 'three', 'four', 'five'];

export const StarChoice = ({ count, isChosen }: { count: number; isChosen: boolean }) => {
  const nameOf = useStarRange();
  return (
    <Choice name="rating" value={String(count)} isChosen={isChosen}>
      <span className={styles.stars} aria-hidden="true">
        {keys.slice(0, count).map((key) => (
          <StarIcon key={key} className={styles.star} />
        ))}
      </span>
      {nameOf(count)}
    </Choice>
  );
};

type SelectProps = {
  name: string;
  label: string;
  /** Chooses nothing. */
  none?: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

export const Select = ({ name, label, none, value, options }: SelectProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <div className={`${frame.box} ${frame.selectBox}`}>
        <select className={`${frame.input} ${frame.select}`} id={id} name={name} defaultValue={value}>
          {none ? <option value="">{none}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={frame.selectArrow}>
          <ChevronDownIcon />
        </span>
      </div>
    </FieldFrame>
  );
};

type PriceFieldProps = { name: string; label: string; value: string; hint: string };

export const PriceField = ({ name, label, value, hint }: PriceFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <div className={frame.box}>
        <input
          className={frame.input}
          id={id}
          name={name}
          defaultValue={value}
          placeholder={hint}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
        />
      </div>
    </FieldFrame>
  );
};
