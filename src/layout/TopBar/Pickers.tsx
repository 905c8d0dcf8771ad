import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import GlobeIcon from 'lucide-react/icons/globe';
import type { ReactNode } from 'react';
import { useCurrencyChoice, useLanguageChoice } from '#src/components/use-choices.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Pickers.css.ts';

type PickerProps = {
  label: string;
  icon?: ReactNode;
  value: string;
  choices: readonly { value: string; label: string; lang?: string }[];
  onChoose: (value: string) => void;
};

/** The system's own list in the look of a bar: it opens well on every device. */
const Picker = ({ label, icon, value, choices, onChoose }: PickerProps) => (
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

export const CurrencyPicker = () => {
  const t = useMessages();
  const currency = useCurrencyChoice();
  return currency.choices.length < 2 ? null : <Picker label={t('Choose a currency')} {...currency} />;
};

export const LanguagePicker = () => {
  const t = useMessages();
  const language = useLanguageChoice();
  return language.choices.length < 2 ? null : (
    <Picker label={t('Choose a language')} icon={<GlobeIcon />} {...language} />
  );
};
