/**
 * Which answers fit what was typed. Letters that people type alike are folded: cases, accents, the Arabic and Persian forms
 * of one letter, half-spaces, digits of any script.
 */
import type { HelpQuestion, HelpTopic } from '#api/types/pages.ts';
import { asciiDigits } from '#locales/typed-numbers.ts';

const alike: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ۀ: 'ه', ٱ: 'ا' };

/** Marks are dropped, and with them the hamza and the madda that NFKD has taken off their letters. */
export const folded = (text: string): string =>
  asciiDigits(text.normalize('NFKD'))
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll(/[يىكةۀٱ]/g, (letter) => alike[letter] ?? letter)
    .toLowerCase();

const words = (text: string): string[] =>
  folded(text.replaceAll('\u200c', ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The Arabic article is no part of the word. */
const bare = (word: string) => (/^ال.{3}/.test(word) ? word.slice(2) : word);

const plainText = (html: string) => html.replaceAll(/<[^>]*>|&\w+;/g, ' ');

/** Once with its half-spaces as spaces and once without them: people type either. */
const searchable = (text: string) => `${words(text).join(' ')} ${words(text.replaceAll('\u200c', '')).join(' ')}`;

type Known = { question: string; all: string };
const known = new WeakMap<HelpQuestion, Known>();

/** Folded once for each answer, so that a key is answered within a frame. */
const textsOf = (answer: HelpQuestion, topic: string): Known => {
  const found = known.get(answer);
  if (found) return found;
  const question = searchable(answer.question);
  const made = { question, all: `${question} ${searchable(topic)} ${searchable(plainText(answer.answer))}` };
  known.set(answer, made);
  return made;
};

/** The topics with the answers that contain every typed word, or its beginning; all of them where no word was typed. */
export const narrowed = (topics: readonly HelpTopic[], typed: string): readonly HelpTopic[] => {
  const typedWords = words(typed).map(bare);
  if (typedWords.length === 0) return topics;
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter((each) => {
      const { all } = textsOf(each, topic.name);
      return typedWords.every((word) => all.includes(word));
    });
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
};

const mostSuggested = 3;
/** A shorter word says too little; in Arabic and Persian, which write few vowels, words are shorter. */
const leastLetters = (word: string) => (/^[a-z]/.test(word) ? 4 : 3);
/** A word of more answers than these says nothing about any. */
const mostShare = 0.4;

/** Inflected words have the same beginning. A short word may only look as if it had an article. */
const stemOf = (word: string) => {
  const whole = bare(word).length > leastLetters(word) ? bare(word) : word;
  return whole.slice(0, Math.max(4, Math.ceil(whole.length * 0.6)));
};

const stemsIn = (subject: string) => [
  ...new Set(
    words(subject)
      .filter((word) => word.length >= leastLetters(word))
      .map(stemOf),
  ),
];

/**
 * The answers that a subject may be about, the best first: at least one of its words stands in the question. A word
 * counts the more the fewer answers have it, and twice as much in a question.
 */
export const suggested = (topics: readonly HelpTopic[], subject: string): readonly HelpQuestion[] => {
  const answers = topics.flatMap(({ name, questions }) =>
    questions.map((each) => ({ each, texts: textsOf(each, name) })),
  );
  const weighed = stemsIn(subject).flatMap((stem) => {
    const count = answers.filter(({ texts }) => texts.all.includes(stem)).length;
    return count > 0 && count <= answers.length * mostShare ? [{ stem, weight: 1 / count }] : [];
  });
  const weightIn = (text: string) =>
    weighed.reduce((sum, { stem, weight }) => sum + (text.includes(stem) ? weight : 0), 0);
  return answers
    .filter(({ texts }) => weightIn(texts.question) > 0)
    .map(({ each, texts }) => ({ each, score: weightIn(texts.question) + weightIn(texts.all) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSuggested)
    .map(({ each }) => each);
};

/** Before a ticket: the answers that fit its subject, and then the first of each topic until there are three. */
export const beforeTicket = (topics: readonly HelpTopic[], subject: string) => {
  const fitting = suggested(topics, subject);
  const common = topics.flatMap(({ questions }) => questions.slice(0, 1)).filter((each) => !fitting.includes(each));
  return { answers: [...fitting, ...common].slice(0, mostSuggested), fitting: fitting.length };
};
