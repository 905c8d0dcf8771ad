/** English as a translator might have made it: longer, with signs on its letters, and told from what was left out. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import english from '#locales/en.json' with { type: 'json' };

const plain = 'aceinosuyACEINOSUY';
const signed = 'áçéíñóšúýÁÇÉÍÑÓŠÚÝ';
/** In every phrase, and in nothing else. */
export const pseudoSign = 'ƒ';

const longer = (text: string) => {
  if (!/\p{L}/u.test(text)) return text;
  const strange = [...text].map((letter) => signed[plain.indexOf(letter)] ?? letter).join('');
  const more = Math.ceil([...text].length * 0.4);
  // In words, as a longer language is longer; one word of endless length is no language.
  return `${strange} ${`${pseudoSign}lo `.repeat(Math.max(1, Math.ceil(more / 4))).trim()}`;
};

const strange = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: longer(element.value) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, { value, ...rest }]) => [
      name,
      { ...rest, value: strange(value) },
    ]);
    return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
  });

export const pseudoCatalogue: Record<string, string> = Object.fromEntries(
  Object.entries(english).map(([key, text]) => [key, printAST(strange(parse(text, { ignoreTag: true })))]),
);
