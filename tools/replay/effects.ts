/**
 * The effects of a step besides the states that it leads to: what it stores, emits, asks, sends and shows. An effect is
 * described by names of the code alone, so that a report stays free of what people typed.
 */
import english from '#locales/en.json' with { type: 'json' };
import { patterns } from '#src/routes/paths.ts';

type Action = { type: string; params: unknown };
type Message = { type: string; text?: { key?: unknown }; to?: unknown };
type Receiver = { id: string; _parent?: unknown };

const isOwn = (names: object, name: unknown): name is string => typeof name === 'string' && Object.hasOwn(names, name);

/** The phrase of a notice and the page of a route are part of what is said. */
const wordsOf = ({ type, text, to }: Message) => {
  const own = [isOwn(english, text?.key) && `“${text.key}”`, isOwn(patterns, to) && to].filter(Boolean);
  return [type, ...own].join(' ');
};

/** The id of a root is another one each time. */
const nameOf = (receiver: Receiver | undefined) => (receiver?._parent ? receiver.id : 'shop');

/** Undefined for an action that stays within the chart: a raised event takes transitions, which the step has. */
export const effectOf = ({ type, params }: Action): string | undefined => {
  const { event, to, src } = (params ?? {}) as { event?: Message; to?: Receiver; src?: unknown };
  if (type === 'xstate.emit' && event) return `emits ${wordsOf(event)}`;
  if (type === 'xstate.sendTo' && event) return `sends ${wordsOf(event)} to ${nameOf(to)}`;
  if (type === 'xstate.spawnChild') return typeof src === 'string' ? `asks ${src}` : undefined;
  return type.startsWith('xstate.') || type.startsWith('(') ? undefined : type;
};
