/** Pure functions of the root. */
import { type LazyFlowName, lazyFlows, rowOf } from '../registry.ts';
import type { HearableEvent } from '../shared/flow.ts';
import { isSameId } from '../shared/ids.ts';
import type { StorefrontContext } from './storefront.types.ts';

const lazyNames = Object.keys(lazyFlows) as LazyFlowName[];

/** The flows that an event is for, whether they run or not. */
export const flowsHearing = ({ type }: HearableEvent): LazyFlowName[] =>
  lazyNames.filter((flow) => rowOf(flow).hears?.includes(type));

/** The flows that end with their page. */
export const endingWith = ({ pageFlows }: StorefrontContext): LazyFlowName[] =>
  pageFlows.filter((flow) => rowOf(flow).scope !== 'always');

export const isHeld = ({ heldPath, path }: StorefrontContext): boolean => heldPath === path;

/**
 * The flows of the page whose data belong to the shopper. On a page that is held: all for another shopper, and for the
 * same one those that have ended with the session.
 */
export const startingAnew = (context: StorefrontContext): LazyFlowName[] => {
  const { user, refusedUser, flows } = context;
  if (!isHeld(context)) return context.pageFlows.filter((flow) => rowOf(flow).scope === 'session');
  if (!user) return [];
  const isOther = !isSameId(user.id, refusedUser);
  return endingWith(context).filter((flow) => isOther || flows[flow]?.getSnapshot().value === 'expired');
};

/** A flow that has ended or failed counts as one that does not run. */
export const isRunning = ({ flows }: StorefrontContext, flow: LazyFlowName): boolean =>
  flows[flow]?.getSnapshot().status === 'active';

export const loaderIdOf = (flow: string): string => `${flow}Loader`;

/** The same record without some of its names. */
export const without = <Value extends object>(record: Value, names: readonly string[]): Value =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as Value;

/** The params of an action or a guard that takes its event as it is. */
export const eventIn = <Event>({ event }: { event: Event }): Event => event;

/** An action or a guard whose params are its event as it is. */
export const withEvent = <Type extends string>(type: Type) => ({ type, params: eventIn }) as const;
