/** The vocabulary of the loader of a lazy flow. */
import type { ActorRefFrom, AnyActorLogic, AnyEventObject } from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import type { LazyFlowName } from '../registry.ts';
import type { ShopFacts } from '../shared/flow.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { flowLoaderMachine } from './flow-loader.machine.ts';

export type FlowLoaderContext = {
  flow: LazyFlowName;
  /** The events that the flow receives once it runs, in their order. */
  waiting: readonly AnyEventObject[];
};
/** A loader starts with the event that requested its flow, if there was one. */
export type FlowLoaderInput = FlowLoaderContext;

/** The input of a flow, computed at its start. */
export type FlowInput = (shop: ShopFacts) => unknown;

/** The code of a flow. */
export type LoadedFlow = { type: 'flow.loaded'; flow: LazyFlowName; logic: AnyActorLogic; input?: FlowInput };
/** The code of a flow could not be loaded. */
export type FailedFlow = { type: 'flow.failed'; flow: LazyFlowName; failure: Failure };

/** The result of the port `loadFlow`. */
export type FlowLoadResult = LoadedFlow | FailedFlow;

export type FlowLoaderEvent =
  | { type: 'flow.ensure'; flow: LazyFlowName; event?: AnyEventObject | undefined }
  | FlowLoadResult;

type WithWaiting<Result> = Result & Pick<FlowLoaderContext, 'waiting'>;

export type FlowLoaderEmitted = WithWaiting<LoadedFlow> | WithWaiting<FailedFlow> | NoticeRequested;

export type FlowLoader = ActorRefFrom<typeof flowLoaderMachine>;

/** It ignores nothing. */
export const flowLoaderIgnored = [] as const;
