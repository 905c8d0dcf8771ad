import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Picker.css.ts';

export type PickerProps = {
  label: string;
  icon?: ReactNode;
  value: string;
  choices: readonly { value: string; label: string; lang?: string }[];
  onChoose: (value: string) => void;
};

/** The system's own list in the look of a bar: it opens well on every device. */
export const Picker = ({ label, icon, value, choices, onChoose }: PickerProps) => (
  <label className={styles.root}>
    {icon}
    <VisuallyHidden>{label}</VisuallyHidden>
    <select className={styles.select} value={value} onChange={({ target }) => onChoose(target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} lang={choice.lang}>
          {choice.label}
        </option>
      ))}
    </select>
    <ChevronDownIcon />
  </label>
);
