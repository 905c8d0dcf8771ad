import GlobeIcon from 'lucide-react/icons/globe';
import { selectLanguages } from '#machines/locale/locale.selectors.ts';
import { selectMoney, selectSettings } from '#machines/settings/settings.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useLocale, useMessages } from '#src/app/use-texts.ts';
import { htmlLang, isLocale } from '#src/i18n/locales.ts';
import { Picker } from './Picker.tsx';

/** An option holds text alone: the direction travels as characters. */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

export const CurrencyPicker = () => {
  const t = useMessages();
  const settings = useFlow('settings');
  const { currencies } = useFacts('settings', selectSettings);
  const { name: chosen } = useFacts('settings', selectMoney);
  if (currencies.length < 2) return null;
  return (
    <Picker
      label={t('Choose a currency')}
      value={chosen}
      choices={currencies.map(({ name, symbol }) => ({ value: name, label: leftToRight(`${name} ${symbol}`) }))}
      onChoose={(name) => settings.send({ type: 'currency.choose', name })}
    />
  );
};

export const LanguagePicker = () => {
  const t = useMessages();
  const locale = useFlow('locale');
  const languages = useFacts('locale', selectLanguages);
  const chosen = useLocale();
  if (languages.length < 2) return null;
  return (
    <Picker
      label={t('Choose a language')}
      icon={<GlobeIcon />}
      value={chosen}
      choices={languages.map(({ name, title }) => ({
        value: name,
        label: title,
        lang: isLocale(name) ? htmlLang(name) : name,
      }))}
      onChoose={(wanted) => locale.send({ type: 'locale.choose', locale: wanted })}
    />
  );
};
