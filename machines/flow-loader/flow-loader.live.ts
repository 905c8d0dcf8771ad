/** The loader of lazy flows with its port filled by the registry. */
import { type EventObject, fromCallback } from 'xstate';
import type { LazyFlowName } from '../registry.ts';
import { failureOf } from '../shared/failure.ts';
import type { FlowTools } from '../shared/flow.ts';
import { flowLoaderMachine } from './flow-loader.machine.ts';
import type { FlowLoadResult } from './flow-loader.types.ts';

const loadFrom = async (flow: LazyFlowName, tools: FlowTools): Promise<FlowLoadResult> => {
  const { loaderOf } = await import('../registry.live.ts');
  const { load, input } = loaderOf(flow);
  return { type: 'flow.loaded', flow, logic: await load(tools), ...(input ? { input } : {}) };
};

/** A loader with the tools of this shop. */
export const liveFlowLoader = (tools: FlowTools) =>
  flowLoaderMachine.provide({
    actors: {
      loadFlow: fromCallback<EventObject, { flow: LazyFlowName }>(({ input: { flow }, sendBack }) => {
        loadFrom(flow, tools).then(sendBack, (error: unknown) =>
          sendBack({ type: 'flow.failed', flow, failure: failureOf(error) } satisfies FlowLoadResult),
        );
      }),
    },
  });
