/** A chart as plain data, ready to be laid out: its states with their rows of text, and its arrows. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { keyOf, transitionsFrom } from './transitions.ts';
import { actionName, actionText, eventName, guardText, transitionLabel } from './words.ts';

/** The words of a transition, each with its parameters. */
export type Words = { event: string; guard?: string; actions: string[]; description?: string };
/** A line inside a state: an invoked actor, or an event handled without a change of state. */
export type Row = { text: string; kind: 'call' | 'tag' | 'transition'; key?: string };
export type Arrow = { key: string; source: string; target: string; text: string; words: Words };
/** A transition of a state with the states that it leads to; without targets the state stays. */
export type Exit = { key: string; targets: string[]; words: Words };
export type Outline = {
  id: string;
  name: string;
  kind: AnyStateNode['type'];
  isInitial: boolean;
  description?: string;
  tags: readonly string[];
  calls: string[];
  entry: string[];
  exit: string[];
  exits: Exit[];
  rows: Row[];
  states: Outline[];
};
export type ChartOutline = { root: Outline; arrows: Arrow[] };

const staysPut = ({ target }: AnyTransitionDefinition) => target === undefined || target.length === 0;

const isInitial = ({ parent, key }: AnyStateNode) =>
  parent?.type === 'compound' && parent.initial?.target?.[0]?.key === key;

/** The chart's own name of an invoked actor; XState numbers those without one. */
const callsOf = ({ invoke }: AnyStateNode): string[] =>
  invoke.map(({ src, id }) => (typeof src === 'string' ? src : id));

const wordsOf = (transition: AnyTransitionDefinition): Words => ({
  event: eventName(transition),
  actions: transition.actions.map(actionText),
  ...(transition.guard ? { guard: guardText(transition.guard) } : {}),
  ...(transition.description ? { description: transition.description } : {}),
});

const exitsOf = (node: AnyStateNode): Exit[] =>
  transitionsFrom(node).map((transition) => ({
    key: keyOf(transition),
    targets: (transition.target ?? []).map(({ id }) => id),
    words: wordsOf(transition),
  }));

const rowsOf = (node: AnyStateNode): Row[] => [
  ...(node.tags.length > 0 ? [{ kind: 'tag' as const, text: `# ${node.tags.join(', ')}` }] : []),
  ...callsOf(node).map((name) => ({ kind: 'call' as const, text: `calls ${name}` })),
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
  ...(node.description ? { description: node.description } : {}),
  tags: node.tags,
  calls: callsOf(node),
  entry: node.entry.map(actionText),
  exit: node.exit.map(actionText),
  exits: exitsOf(node),
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
        words: wordsOf(transition),
      })),
    ),
  ...Object.values(node.states).flatMap((child) => arrowsFrom(child as AnyStateNode)),
];

export const outlineChart = ({ root }: AnyStateMachine): ChartOutline => ({
  root: outlineOf(root),
  arrows: arrowsFrom(root),
});

export const outlinesIn = (outline: Outline): Outline[] => [outline, ...outline.states.flatMap(outlinesIn)];
