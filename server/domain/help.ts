/** The answers of the help centre, which the shop's owner writes as pages: a heading is a question, the rest its answer. */
import { cleanHtml } from './clean-html.ts';

/** Pages whose name begins so are topics of the help centre. */
export const helpPrefix = 'help-';

export type HelpQuestion = { id: string; question: string; answer: string };
export type HelpTopic = { id: string; name: string; questions: HelpQuestion[] };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Cleaned HTML has these entities alone. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What stands before the first heading answers nothing. A question without an answer is left out. */
export function questionsIn(topic: string, html: string): HelpQuestion[] {
  const [, ...sections] = cleanHtml(html).split(/<h[1-4]>/);
  return sections.flatMap((section, index) => {
    const [heading = '', ...rest] = section.split(/<\/h[1-4]>/);
    const [question, answer] = [plain(heading), rest.join('').trim()];
    return question && answer ? [{ id: `${topic}-${index + 1}`, question, answer }] : [];
  });
}

type Page = { slug: string; title: string; description: string };

export function helpTopics(pages: readonly Page[]): HelpTopic[] {
  return pages.flatMap(({ slug, title, description }) => {
    const id = slug.slice(helpPrefix.length);
    const questions = questionsIn(id, description);
    return questions.length > 0 ? [{ id, name: title, questions }] : [];
  });
}
