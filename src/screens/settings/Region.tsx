import { type Choice, useCurrencyChoice, useLanguageChoice } from '#src/components/use-choices.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { Group } from './Group.tsx';
import * as styles from './SettingsScreen.css.ts';

const ChoiceField = ({ name, label, choice }: { name: string; label: string; choice: Choice }) => (
  <SelectField name={name} label={label} value={choice.value} options={choice.choices} onChange={choice.onChoose} />
);

export const Region = () => {
  const t = useMessages();
  return (
    <Group title={t('Language and currency')}>
      <div className={styles.pair}>
        <ChoiceField name="language" label={t('Language')} choice={useLanguageChoice()} />
        <ChoiceField name="currency" label={t('Currency')} choice={useCurrencyChoice()} />
      </div>
    </Group>
  );
};
