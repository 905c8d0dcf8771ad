/** Loads the code of a flow that is needed. */
import { fromCallback } from 'xstate';
import type { LazyFlowName } from '../registry.ts';
import { failureOf } from '../shared/failure.ts';
import type { FlowTools } from '../shared/flow.ts';
import type { FlowLoadResult, FlowRequest } from './storefront.types.ts';

/** Sends one result for each request. */
export const liveLoader = (tools: FlowTools) =>
  fromCallback<FlowRequest>(({ receive, sendBack }) => {
    const resultOf = async (flow: LazyFlowName): Promise<FlowLoadResult> => {
      const { loaderOf } = await import('../registry.live.ts');
      const { load, input } = loaderOf(flow);
      return { type: 'flow.loaded', flow, logic: await load(tools), ...(input ? { input } : {}) };
    };
    const failed = (flow: LazyFlowName, error: unknown): FlowLoadResult => ({
      type: 'flow.failed',
      flow,
      failure: failureOf(error),
    });
    receive(({ flow }) => {
      resultOf(flow).then(sendBack, (error: unknown) => sendBack(failed(flow, error)));
    });
  });
