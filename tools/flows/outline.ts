/** A chart as plain data, ready to be laid out: its states with their rows of text, and its arrows. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { keyOf, transitionsFrom } from './transitions.ts';
import { actionName, transitionLabel } from './words.ts';

/** A line inside a state: what it calls, or what it answers without going anywhere. */
export type Row = { text: string; kind: 'call' | 'tag' | 'transition'; key?: string };
export type Arrow = { key: string; source: string; target: string; text: string };
export type Outline = {
  id: string;
  name: string;
  kind: AnyStateNode['type'];
  isInitial: boolean;
  rows: Row[];
  states: Outline[];
};
export type ChartOutline = { root: Outline; arrows: Arrow[] };

const staysPut = ({ target }: AnyTransitionDefinition) => target === undefined || target.length === 0;

const isInitial = ({ parent, key }: AnyStateNode) =>
  parent?.type === 'compound' && parent.initial?.target?.[0]?.key === key;

/** A chart's own name for what it calls; the machinery numbers what has none. */
const callsOf = ({ invoke }: AnyStateNode): Row[] =>
  invoke.map(({ src, id }) => ({ kind: 'call', text: `calls ${typeof src === 'string' ? src : id}` }));

const rowsOf = (node: AnyStateNode): Row[] => [
  ...(node.tags.length > 0 ? [{ kind: 'tag' as const, text: `# ${node.tags.join(', ')}` }] : []),
  ...callsOf(node),
  ...transitionsFrom(node)
    .filter(staysPut)
    .map((transition) => ({
      kind: 'transition' as const,
      key: keyOf(transition),
      text: [transitionLabel(transition), transition.actions.map(actionName).join(', ')].filter(Boolean).join(' / '),
    })),
];

const outlineOf = (node: AnyStateNode): Outline => ({
  id: node.id,
  name: node.key,
  kind: node.type,
  isInitial: isInitial(node),
  rows: rowsOf(node),
  states: Object.values(node.states).map((child) => outlineOf(child as AnyStateNode)),
});

const arrowsFrom = (node: AnyStateNode): Arrow[] => [
  ...transitionsFrom(node)
    .filter((transition) => !staysPut(transition))
    .flatMap((transition) =>
      (transition.target ?? []).map((target) => ({
        key: keyOf(transition),
        source: node.id,
        target: target.id,
        text: transitionLabel(transition),
      })),
    ),
  ...Object.values(node.states).flatMap((child) => arrowsFrom(child as AnyStateNode)),
];

export const outlineChart = ({ root }: AnyStateMachine): ChartOutline => ({
  root: outlineOf(root),
  arrows: arrowsFrom(root),
});
