import GlobeIcon from 'lucide-react/icons/globe';
import { useCurrencyChoice, useLanguageChoice } from '#src/components/use-choices.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Picker } from './Picker.tsx';

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
