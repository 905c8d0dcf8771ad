/** The pages of the help centre that a new shop starts with. Its operator rewrites them like any other page. */
import { byLocale } from '#locales/locales.ts';
import { helpPrefix } from '#server/domain/help.ts';
import { translate } from '#server/i18n/translate.ts';
import { accountTopics } from './data/help-account.ts';
import { type HelpRecipe, type HelpTopicRecipe, orderTopics } from './data/help-orders.ts';
import type { SeedLegalPage, Text } from './seed.types.ts';
import { escapeWords, phraseOf, text } from './text.ts';

const answerHtml = ({ question, answer, see }: HelpRecipe, locale: keyof Text) => {
  const link = see ? `<p><a href="${see.path}">${escapeWords(translate(locale, see.phrase))}</a></p>` : '';
  const words = (phrase: HelpRecipe['answer']) => escapeWords(phraseOf(phrase, locale));
  return `<h2>${words(question)}</h2><p>${words(answer)}</p>${link}`;
};

const makePage = ({ slug, name, questions }: HelpTopicRecipe, isMany: boolean): SeedLegalPage => ({
  slug: `${helpPrefix}${slug}`,
  title: text(name),
  description: byLocale((locale) =>
    questions
      .filter(({ isOfMany }) => isMany || !isOfMany)
      .map((each) => answerHtml(each, locale))
      .join(''),
  ),
});

/** `isMany`: several vendors sell in the shop. */
export const makeHelpPages = ({ isMany }: { isMany: boolean }): SeedLegalPage[] =>
  [...orderTopics, ...accountTopics].map((topic) => makePage(topic, isMany));
