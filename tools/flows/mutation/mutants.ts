/**
 * The mutants of a chart: each is the chart's configuration with one thing wrong. A test that is worth its name fails on
 * it. A mutant is named by the state or transition that it spoils, so that its name survives changes elsewhere.
 */
import { raise } from 'xstate';
import { actionName } from '../words.ts';
import {
  type Config,
  childrenIn,
  type Holder,
  holdersIn,
  listOf,
  setIn,
  type TransitionConfig,
} from './config-parts.ts';

export type Mutant = {
  /** The name of the state or transition, and what is wrong with it. */
  id: string;
  key: string;
  what: string;
  /** Where its state stands in the chart, and the event of the transition. */
  path: readonly string[];
  eventType?: string;
  apply: (config: Config) => Config;
};

type Place = { id: string; at: readonly (string | number)[]; path: readonly string[]; state: Config };
/** What is wrong with a part, and the part as it then is. */
type Spoiled<Part> = { what: string; part: Part };
type WithParams = { type: string; params: unknown };

const without = <Item>(list: readonly Item[], index: number) => list.filter((_, place) => place !== index);

const hasParams = (action: unknown): action is WithParams =>
  typeof action === 'object' && action !== null && (action as Config).params !== undefined;

/** Parameters that the chart works out are all empty; of those that are written down, one is left out. */
const spoiledParams = ({ params }: WithParams): Spoiled<unknown>[] => {
  if (typeof params !== 'function') {
    const given = params as Config;
    const names = Object.keys(given).filter((name) => given[name] !== undefined);
    return names.map((name) => {
      const { [name]: _, ...rest } = given;
      return { what: `no parameter ${name}`, part: rest };
    });
  }
  const empty = (...args: unknown[]) => (typeof params(...args) === 'object' ? {} : undefined);
  return [{ what: 'no parameters', part: empty }];
};

const spoiledActions = (value: unknown): Spoiled<unknown[]>[] => {
  const actions = listOf(value);
  return actions.flatMap((action, index) => {
    const name = actionName(action);
    const changed = hasParams(action) ? spoiledParams(action) : [];
    return [
      { what: `no action ${name}`, part: without(actions, index) },
      ...changed.map(({ what, part }) => ({
        what: `${what} of ${name}`,
        part: actions.with(index, { ...(action as WithParams), params: part }),
      })),
    ];
  });
};

const spoiledTransition = (transition: TransitionConfig, canStay: boolean): Spoiled<TransitionConfig>[] => {
  const { guard, target, ...rest } = transition;
  return [
    ...(guard === undefined ? [] : [{ what: 'no guard', part: { ...rest, ...(target ? { target } : {}) } }]),
    ...(target && canStay ? [{ what: 'no target', part: { ...rest, ...(guard ? { guard } : {}) } }] : []),
    ...spoiledActions(transition.actions).map(({ what, part }) => ({ what, part: { ...transition, actions: part } })),
  ];
};

/** A transition without actions that nothing follows up would be the same as none: that mutant exists already. */
const differsFromNone = (list: readonly TransitionConfig[], index: number, { eventType }: Holder) =>
  eventType !== '' && (list[index]?.actions !== undefined || index < list.length - 1);

const ofHolder = ({ id, at, path, state }: Place, holder: Holder): Mutant[] => {
  const { transitions: list, eventType } = holder;
  const mutantOf = (index: number, what: string, apply: Mutant['apply']): Mutant => {
    const key = `${id} + ${eventType || 'always'} [${index}]`;
    return { id: `${key}: ${what}`, key, what, path, eventType, apply };
  };
  const place = [...at, ...holder.at];
  const dropped = (index: number) => without(list, index);
  const isTimer = holder.at[0] === 'after';
  const atOnce = [...listOf(state.entry), raise({ type: eventType })];
  return [
    ...list.flatMap((transition, index) => [
      mutantOf(index, isTimer ? 'never fires' : 'no transition', (config) => setIn(config, place, dropped(index))),
      ...spoiledTransition(transition, differsFromNone(list, index, holder)).map(({ what, part }) =>
        mutantOf(index, what, (config) => setIn(config, place, list.with(index, part))),
      ),
    ]),
    ...(isTimer ? [mutantOf(0, 'fires at once', (config) => setIn(config, [...at, 'entry'], atOnce))] : []),
  ];
};

const spoiledState = ({ state }: Place): (Spoiled<unknown> & { field: string })[] => {
  const tags = listOf(state.tags);
  const children = Object.keys(childrenIn(state));
  const sibling = children.find((name) => name !== state.initial);
  return [
    ...['entry', 'exit'].flatMap((field) =>
      spoiledActions(state[field]).map(({ what, part }) => ({ field, what: `${field}: ${what}`, part })),
    ),
    ...tags.map((tag, index) => ({ field: 'tags', what: `no tag ${tag}`, part: without(tags, index) })),
    ...(typeof state.initial === 'string' && sibling
      ? [{ field: 'initial', what: `starts with ${sibling}`, part: sibling }]
      : []),
  ];
};

const ofState = (place: Place): Mutant[] => [
  ...spoiledState(place).map(({ field, what, part }) => ({
    id: `${place.id}: ${what}`,
    key: place.id,
    what,
    path: place.path,
    apply: (config: Config) => setIn(config, [...place.at, field], part),
  })),
  ...holdersIn(place.state, place.id).flatMap((holder) => ofHolder(place, holder)),
];

const placesFrom = (place: Place, rootId: string): Place[] => [
  place,
  ...Object.entries(childrenIn(place.state)).flatMap(([name, state]) => {
    const path = [...place.path, name];
    const id = typeof state.id === 'string' ? state.id : [rootId, ...path].join('.');
    return placesFrom({ id, at: [...place.at, 'states', name], path, state }, rootId);
  }),
];

/** The second of two equal names has a number. */
const numbered = (mutants: readonly Mutant[]): Mutant[] => {
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const count = (seen.get(mutant.id) ?? 0) + 1;
    seen.set(mutant.id, count);
    return count === 1 ? mutant : { ...mutant, id: `${mutant.id} (${count})` };
  });
};

/** Every mutant of a chart, in the order of its states. */
export const mutantsOf = (config: Config): Mutant[] => {
  const id = String(config.id);
  return numbered(placesFrom({ id, at: [], path: [], state: config }, id).flatMap(ofState));
};
