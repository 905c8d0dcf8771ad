/** Pure functions of the root. */
import type { AnyEventObject } from 'xstate';
import { type LazyFlowName, lazyFlows, rowOf } from '../registry.ts';
import type { HearableEvent } from '../shared/flow.ts';
import type { StorefrontContext } from './storefront.types.ts';

type Loading = StorefrontContext['loading'];

const lazyNames = Object.keys(lazyFlows) as LazyFlowName[];

/** The flows that an event is for, whether they run or not. */
export const flowsHearing = ({ type }: HearableEvent): LazyFlowName[] =>
  lazyNames.filter((flow) => rowOf(flow).hears?.includes(type));

export const isSameEvent = (one: AnyEventObject | undefined, other: AnyEventObject): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The flows that are still to be loaded when these no longer are. */
export const without = (loading: Loading, flows: readonly LazyFlowName[]): Loading =>
  Object.fromEntries(Object.entries(loading).filter(([name]) => !flows.includes(name as LazyFlowName)));

/** The params of an action or a guard that takes its event as it is. */
export const eventIn = <Event>({ event }: { event: Event }): Event => event;
