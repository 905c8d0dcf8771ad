/**
 * Vite: what a chart says of its states is for its drawings and its readers. A build for the browser leaves it out:
 * the `description` of the configuration given to `createMachine`, and of the states in it, whatever else has that name.
 */
import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Span = readonly [start: number, end: number];

const isChart = /[\\/]machines[\\/].+\.machine\.ts$/;

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

/** Of a state, and of the states in it. */
const descriptionsOf = (state: unknown): Span[] =>
  propertiesOf(state).flatMap((property): Span[] => {
    if (nameOf(property) === 'description' && isText(property)) return [[property.start, property.end]];
    if (nameOf(property) !== 'states') return [];
    return propertiesOf(property.value).flatMap(({ value }) => descriptionsOf(value));
  });

const isCreation = ({ type, callee }: Node) => {
  if (type !== 'CallExpression' || !isNode(callee)) return false;
  const called = callee.type === 'MemberExpression' ? (callee.property as Node) : callee;
  return called.name === 'createMachine';
};

const descriptionsIn = (node: Node): Span[] => [
  ...(isCreation(node) ? descriptionsOf((node.arguments as Node[])[0]) : []),
  ...childrenOf(node).flatMap(descriptionsIn),
];

/** The source without the descriptions of its charts; a comma that follows one goes with it. */
export const removeDescriptions = (source: string, program: unknown): string =>
  descriptionsIn(program as Node)
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), source);

export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  transform(code, id) {
    if (!isChart.test(id) || !code.includes('description')) return undefined;
    return { code: removeDescriptions(code, this.parse(code, { lang: 'ts' })), map: null };
  },
});
