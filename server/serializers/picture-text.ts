/** Says in words what a picture of a product shows: for who cannot see it. */
import { inLanguage, type Language, type Translated } from '#server/domain/texts.ts';
import { translate } from '#server/i18n/translate.ts';
import { shownOn } from './pictures.ts';

const phrases = {
  pack: '{name}: the pack',
  inside: '{name}: what is inside',
  view: '{name}: another view',
  label: '{name}: the label',
};

/** A picture of the goods themselves, or one that the operator brought, has the product's name. */
export function pictureText(picture: string, product: Translated, language: Language): string {
  const name = inLanguage(product, language);
  const shown = shownOn(picture);
  return shown === 'goods' ? name : translate(language, [phrases[shown], { name }]);
}
