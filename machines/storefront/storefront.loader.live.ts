/** Loads the code of a flow that is needed. */
import { fromCallback } from 'xstate';
import { failureOf } from '../kit/failure.ts';
import type { FlowTools } from '../kit/flow.ts';
import type { FlowLoadResult, FlowRequest } from './storefront.types.ts';

/** One response for each request. */
export const liveLoader = (tools: FlowTools) =>
  fromCallback<FlowRequest>(({ receive, sendBack }) => {
    const load = async ({ flow }: FlowRequest): Promise<FlowLoadResult> => {
      const { load, input } = (await import('../registry.live.ts')).loaderOf(flow);
      return { type: 'flow.loaded', flow, logic: await load(tools), ...(input ? { input } : {}) };
    };
    receive((request) => {
      load(request).then(sendBack, (error: unknown) =>
        sendBack({ type: 'flow.failed', flow: request.flow, failure: failureOf(error) } satisfies FlowLoadResult),
      );
    });
  });
