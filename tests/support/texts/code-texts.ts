/** The texts that stand in the code of the product: what the catalogues have to translate, and what a key may stand for. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '#server/root.ts';

/** Where the phrase stands among the arguments of the functions that translate or refuse. */
const phraseArguments: Readonly<Record<string, number>> = {
  t: 0,
  say: 0,
  translate: 1,
  refused: 0,
  badRequest: 0,
  forbidden: 0,
  notFound: 0,
  conflict: 0,
};

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !file.startsWith('generated/');

const filesIn = (folder: string) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isProduct)
    .map((file) => `${folder}/${file}`);

/** One source file of the product, parsed. */
export const parsed = (file: string, text: string) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

/** Every text that is written out in a file. */
export const textsOf = (source: ts.SourceFile) => {
  const texts = new Set<string>();
  walk(source, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.add(node.text);
  });
  return texts;
};

const calledName = ({ expression }: ts.CallExpression) => {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
};

/** Both ways out of a condition, and the text alone of `[text, values]`. */
const literalsIn = (node: ts.Expression | undefined): string[] => {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (ts.isArrayLiteralExpression(node)) return literalsIn(node.elements[0]);
  return ts.isParenthesizedExpression(node) ? literalsIn(node.expression) : [];
};

const phrasesAt = (node: ts.Node): string[] => {
  if (ts.isCallExpression(node)) return literalsIn(node.arguments[phraseArguments[calledName(node)] ?? Infinity]);
  return ts.isStringLiteralLike(node) && node.text.includes('{field}') ? [node.text] : [];
};

/** The texts of a file that a shopper reads in her language: they are translated, or a refusal carries them. */
export const phrasesOf = (source: ts.SourceFile) => {
  const phrases = new Set<string>();
  walk(source, (node) => {
    for (const phrase of phrasesAt(node)) phrases.add(phrase);
  });
  return phrases;
};

/** The product's sources, folder by folder, each parsed once. */
export const sourcesIn = (...folders: string[]) =>
  folders.flatMap(filesIn).map((file) => parsed(file, readFileSync(inRoot(file), 'utf8')));
