/**
 * Flow loader: loads the code of one lazy flow, and queues the events that the flow receives once it runs.
 *
 * The root starts a loader for each flow that is requested and does not run. The loader ends with the code or with a
 * failure: the root then starts the flow and delivers the queue, or waits for the next request. The root stops the
 * loader when the page of the flow is left, so code that is loaded later starts nothing. The port is filled in
 * `flow-loader.live.ts`.
 *
 * @spec R17
 */
import { type AnyEventObject, assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { LazyFlowName } from '../registry.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type {
  FlowLoaderContext,
  FlowLoaderEmitted,
  FlowLoaderEvent,
  FlowLoaderInput,
  FlowLoadResult,
} from './flow-loader.types.ts';

/** The types of events that a press on a stepper sends, such as `servings.increment`. */
const step = /\.(increment|decrement)$/;

export const flowLoaderMachine = setup({
  types: {
    context: {} as FlowLoaderContext,
    events: {} as FlowLoaderEvent,
    input: {} as FlowLoaderInput,
    emitted: {} as FlowLoaderEmitted,
  },
  actors: {
    /** Sends one `flow.loaded` or `flow.failed`. */
    loadFlow: fromCallback<EventObject, { flow: LazyFlowName }>(() => {}),
  },
  guards: {
    isAwaited: ({ context }) => context.waiting.length > 0,
    /** Nothing shows yet that the first press was received, so people press twice. A stepper counts every press. */
    isNew: ({ context }, { event }: { event?: AnyEventObject | undefined }) =>
      event !== undefined &&
      (step.test(event.type) || JSON.stringify(context.waiting.at(-1)) !== JSON.stringify(event)),
  },
  actions: {
    queueEvent: assign(({ context }, { event }: { event?: AnyEventObject | undefined }) => ({
      waiting: [...context.waiting, event as AnyEventObject],
    })),
    /** The result, with the events that have waited for the flow. */
    emitResult: emit(({ context: { waiting } }, result: FlowLoadResult) => ({ ...result, waiting })),
    showFailure: emit(
      (): NoticeRequested => ({ type: 'notice.requested', kind: 'error', text: { key: 'We could not load this' } }),
    ),
  },
}).createMachine({
  id: 'flowLoader',
  description: 'Loads the code of one lazy flow, and queues the events that wait for it.',
  context: ({ input }) => input,
  initial: 'loading',
  states: {
    loading: {
      description: 'The code is being loaded. Whatever is sent to the flow waits here.',
      invoke: { src: 'loadFlow', id: 'loadFlow', input: ({ context }) => context },
      on: {
        'flow.ensure': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: { type: 'queueEvent', params: ({ event }) => event },
        },
        'flow.loaded': { target: 'loaded', actions: { type: 'emitResult', params: ({ event }) => event } },
        'flow.failed': [
          {
            guard: 'isAwaited',
            target: 'failed',
            actions: ['showFailure', { type: 'emitResult', params: ({ event }) => event }],
          },
          { target: 'failed', actions: { type: 'emitResult', params: ({ event }) => event } },
        ],
      },
    },
    loaded: { description: 'The root starts the flow and delivers the queue.', type: 'final' },
    failed: {
      description: 'The next request starts another loader. A page that needs the flow offers Retry.',
      type: 'final',
    },
  },
});
