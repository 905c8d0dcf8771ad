/** Fetches the code of a flow that is wanted. */
import { fromCallback } from 'xstate';
import { failureOf } from '../kit/failure.ts';
import type { FlowTools } from './storefront.flows.live.ts';
import type { FlowArrival, FlowRequest } from './storefront.types.ts';

/** One answer for each request. */
export const liveLoader = (tools: FlowTools) =>
  fromCallback<FlowRequest>(({ receive, sendBack }) => {
    receive(({ flow }) => {
      const tell = (arrival: FlowArrival) => sendBack(arrival);
      import('./storefront.flows.live.ts')
        .then(({ bringFlow }) => bringFlow(flow, tools))
        .then(
          (brought) => tell({ type: 'flow.arrived', flow, ...brought }),
          (error: unknown) => tell({ type: 'flow.missing', flow, failure: failureOf(error) }),
        );
    });
  });
