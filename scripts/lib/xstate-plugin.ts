/**
 * Vite plugin: removes from builds what XState needs only to persist a machine and to restore it. The shop stores fields,
 * never snapshots, and the first view would pay for the code: neither can be tree-shaken from a class.
 */
import type { Plugin } from 'vite';

const isStateMachine = /[\\/]xstate[\\/]dist[\\/]StateMachine-\w+\.esm\.js$/;
const unused: ReadonlySet<unknown> = new Set(['getPersistedSnapshot', 'restoreSnapshot']);

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const isUnused = ({ type, key }: Node) => type === 'MethodDefinition' && isNode(key) && unused.has(key.name);

/** The bodies of the unused methods. */
const bodiesIn = (node: Node): Node[] => [
  ...(isUnused(node) ? [(node.value as Node).body as Node] : []),
  ...Object.values(node).flat().filter(isNode).flatMap(bodiesIn),
];

/** The source with empty methods; throws if XState no longer has them. */
export const withoutBodies = (source: string, program: unknown): string => {
  const bodies = bodiesIn(program as Node);
  if (bodies.length !== unused.size) throw new Error(`XState has ${bodies.length} of the ${unused.size} methods.`);
  return bodies
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, source);
};

export const withoutPersistence = (): Plugin => ({
  name: 'without-persistence',
  apply: 'build',
  transform(code, id) {
    if (!isStateMachine.test(id)) return undefined;
    return { code: withoutBodies(code, this.parse(code)), map: null };
  },
});
