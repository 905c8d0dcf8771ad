/** Texts of the owner that say what the shop itself says too, such as the names of its pages in menus. */
import { defaultLocale, type Locale } from '#locales/locales.ts';
import { inLanguage, type Translated } from '#server/domain/texts.ts';
import { textsOf } from './languages.ts';
import { translate } from './translate.ts';

/** In a language that the owner has no text for, the catalogue of that language comes before the English text. */
export function ownerText(text: Translated, language: Locale): string {
  const english = text[defaultLocale];
  const isPhrase = !text[language] && Object.hasOwn(textsOf(language), english);
  return isPhrase ? translate(language, english) : inLanguage(text, language);
}
