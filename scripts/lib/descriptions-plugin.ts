/**
 * Vite plugin: removes from browser builds what charts have for their readers and for the compiler. These are the
 * `description` of the configuration given to `createMachine` and of its states, and the `types` given to `setup`, which
 * XState does not read at run time. No other field of these names is removed.
 */
import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Span = readonly [start: number, end: number];

const isChart = /[\\/]machines[\\/].+\.(?:machine|setup)\.ts$/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = ({ key }: Node) => {
  const { name, value } = key as { name?: string; value?: string };
  return name ?? value;
};

const propertiesOf = (node: unknown): Node[] =>
  isNode(node) && node.type === 'ObjectExpression'
    ? (node.properties as Node[]).filter(({ type }) => type === 'Property')
    : [];

const isText = ({ value }: Node) => isNode(value) && (value.type === 'Literal' || value.type === 'TemplateLiteral');

/** The description of a state and of its child states. */
const descriptionsOf = (state: unknown): Span[] =>
  propertiesOf(state).flatMap((property): Span[] => {
    if (nameOf(property) === 'description' && isText(property)) return [[property.start, property.end]];
    if (nameOf(property) !== 'states') return [];
    return propertiesOf(property.value).flatMap(({ value }) => descriptionsOf(value));
  });

/** The `types` of a setup, which are all casts. */
const typesOf = (setup: unknown): Span[] =>
  propertiesOf(setup)
    .filter((property) => nameOf(property) === 'types' && propertiesOf(property.value).length > 0)
    .map(({ start, end }) => [start, end]);

const calledIn = ({ type, callee }: Node) => {
  if (type !== 'CallExpression' || !isNode(callee)) return undefined;
  const called = callee.type === 'MemberExpression' ? (callee.property as Node) : callee;
  return called.name;
};

const spansOf = (node: Node): Span[] => {
  const called = calledIn(node);
  if (called === 'createMachine') return descriptionsOf((node.arguments as Node[])[0]);
  return called === 'setup' ? typesOf((node.arguments as Node[])[0]) : [];
};

const spansIn = (node: Node): Span[] => [...spansOf(node), ...childrenOf(node).flatMap(spansIn)];

/** The source without the descriptions and types of its charts; a following comma is removed, too. */
export const removeDescriptions = (source: string, program: unknown): string =>
  spansIn(program as Node)
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), source);

export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  transform(code, id) {
    if (!isChart.test(id)) return undefined;
    return { code: removeDescriptions(code, this.parse(code, { lang: 'ts' })), map: null };
  },
});
