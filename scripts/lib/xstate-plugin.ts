/**
 * Vite plugins that remove from builds what of XState the first view would pay for without using it: what persists a
 * machine and restores it, because the shop stores fields, never snapshots, and a class cannot be tree-shaken; and the
 * advice to developers in errors that say without it what is wrong.
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

const advised = /[\\/]xstate[\\/]dist[\\/](?<module>raise|log)-\w+\.esm\.js$/;
const advice = {
  raise: [
    " This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a part of the package's source
    '; use raise({ type: "${eventOrExpr}" }) instead',
  ],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a part of the package's source
  log: ['; use sendTo({ type: "${eventOrExpr}" }) instead'],
};
type Advised = keyof typeof advice;

/** The source of one of XState's modules, whose errors give no advice; throws if they give another one now. */
export const withoutAdvice = (source: string, module: Advised): string =>
  advice[module].reduce((text, words) => {
    if (!text.includes(words)) throw new Error(`XState no longer says "${words}".`);
    return text.replace(words, '');
  }, source);

export const shortErrors = (): Plugin => ({
  name: 'short-xstate-errors',
  apply: 'build',
  transform: (code, id) => {
    const module = advised.exec(id)?.groups?.module as Advised | undefined;
    return module && { code: withoutAdvice(code, module), map: null };
  },
});
