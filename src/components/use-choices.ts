/** The shopper's choices of language and currency, wherever they are made. */
import { htmlLang, localeOf } from '#locales/locales.ts';
import { selectLanguages, selectLocale } from '#machines/locale/locale.selectors.ts';
import { selectMoney, selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';

export type Choice = {
  value: string;
  choices: readonly { value: string; label: string; lang?: string }[];
  onChoose: (value: string) => void;
};

/** An option holds text alone: the direction travels as characters. */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

export const useCurrencyChoice = (): Choice => {
  const settings = useFlow('preferences');
  const { currencies } = useFacts('preferences', selectSettings);
  const { name: value } = useFacts('preferences', selectMoney);
  return {
    value,
    choices: currencies.map(({ name, symbol }) => ({ value: name, label: leftToRight(`${name} ${symbol}`) })),
    onChoose: (name) => settings.send({ type: 'currency.choose', name }),
  };
};

export const useLanguageChoice = (): Choice => {
  const locale = useFlow('locale');
  const languages = useFacts('locale', selectLanguages);
  return {
    value: useFacts('locale', selectLocale),
    choices: languages.map(({ name, title }) => ({
      value: name,
      label: title,
      lang: htmlLang(localeOf(name)),
    })),
    onChoose: (requested) => locale.send({ type: 'locale.choose', locale: requested }),
  };
};
