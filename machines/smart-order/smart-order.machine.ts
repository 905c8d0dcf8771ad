/**
 * Smart order: a shopping list is typed or pasted, each line finds its product, and all go into the cart in one step.
 *
 * Going back to the list keeps it; a search that was not waited for is broken off. Choices are checked by nobody but the
 * server, which says what became of each line. A call that fails or never answers leaves everything as it was.
 * Ports: `smart-order.live.ts`.
 *
 * @spec R42
 */
import { assign, enqueueActions, setup } from 'xstate';
import { maxQuantity, requestTimeoutMs } from '../constants.ts';
import { emitSessionRefused, timedOut } from '../shared/failure.actions.ts';
import { errorIn, failureFrom, isUnauthorized } from '../shared/failure.ts';
import { textOr } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import { choiceOf, firstChoices, itemsOf, linesOf, listError } from './smart-order.lines.ts';
import type {
  Added,
  AddRequest,
  Matched,
  MatchRequest,
  SmartOrderContext,
  SmartOrderEmitted,
  SmartOrderEvent,
} from './smart-order.types.ts';

type OfLine = { line: number };

const emptyList: SmartOrderContext = {
  text: '',
  error: undefined,
  lines: [],
  choices: {},
  report: [],
  failure: undefined,
};

export const smartOrderMachine = setup({
  types: {
    context: {} as SmartOrderContext,
    events: {} as SmartOrderEvent,
    emitted: {} as SmartOrderEmitted,
    tags: {} as 'busy',
  },
  actors: {
    matchSmartOrder: port<Matched, MatchRequest>('matchSmartOrder'),
    addSmartOrder: port<Added, AddRequest>('addSmartOrder'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isList: ({ context }) => listError(context.text) === undefined,
    hasItems: ({ context }) => itemsOf(context).length > 0,
    isUnauthorized: isUnauthorized(),
  },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ text, error: undefined })),
    assignError: assign(({ context }) => ({ error: listError(context.text), failure: undefined })),
    clearFailure: assign({ error: undefined, failure: undefined }),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    assignLines: assign((_, { lines }: Matched) => ({ lines, choices: firstChoices(lines) })),
    choose: assign(({ context: { lines, choices } }, { line, productId }: OfLine & { productId: number }) => ({
      choices: { ...choices, [line]: choiceOf(lines, line, productId) },
    })),
    setQuantity: assign(({ context: { choices } }, { line, quantity }: OfLine & { quantity: number }) => {
      const choice = choices[line];
      if (!choice || choice === 'leftOut') return {};
      return { choices: { ...choices, [line]: { ...choice, quantity: Math.min(maxQuantity, Math.max(1, quantity)) } } };
    }),
    leaveOut: assign(({ context: { choices } }, { line }: OfLine) => ({
      choices: { ...choices, [line]: 'leftOut' as const },
    })),
    assignReport: assign((_, { report }: Added) => ({ report })),
    refetch: assign(emptyList),
    announce: enqueueActions(({ enqueue }, { message, report }: Added) => {
      const hasCome = report.some(({ quantity }) => quantity > 0);
      const text = textOr(message, 'Your list is in the cart');
      enqueue.emit({ type: 'notice.requested', kind: hasCome ? 'success' : 'warning', text });
      enqueue.emit({ type: 'cart.invalidated' });
    }),
    emitSessionRefused: emitSessionRefused(),
  },
}).createMachine({
  id: 'smartOrder',
  description: 'Turns a shopping list into products, line by line, and adds them to the cart in one step.',
  context: emptyList,
  initial: 'writing',
  states: {
    writing: {
      on: {
        'list.type': { actions: { type: 'type', params: ({ event }) => event } },
        'list.submit': [{ guard: 'isList', target: 'matching', actions: 'clearFailure' }, { actions: 'assignError' }],
      },
    },
    matching: {
      tags: 'busy',
      invoke: {
        src: 'matchSmartOrder',
        id: 'matchSmartOrder',
        input: ({ context }) => ({ lines: linesOf(context.text) }),
        onDone: { target: 'choosing', actions: { type: 'assignLines', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUnauthorized', params: errorIn }, target: 'expired' },
          { target: 'writing', actions: { type: 'assignFailure', params: errorIn } },
        ],
      },
      after: { requestTimeout: { target: 'writing', actions: 'assignTimeout' } },
      on: { 'list.edit': 'writing' },
    },
    choosing: {
      on: {
        'line.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'line.setQuantity': { actions: { type: 'setQuantity', params: ({ event }) => event } },
        'line.leaveOut': { actions: { type: 'leaveOut', params: ({ event }) => event } },
        'list.edit': { target: 'writing', actions: 'clearFailure' },
        'order.add': { guard: 'hasItems', target: 'adding', actions: 'clearFailure' },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        src: 'addSmartOrder',
        id: 'addSmartOrder',
        input: ({ context }) => ({ items: itemsOf(context), choices: context.choices }),
        onDone: {
          target: 'added',
          actions: [
            { type: 'assignReport', params: ({ event }) => event.output },
            { type: 'announce', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: { type: 'isUnauthorized', params: errorIn }, target: 'expired' },
          { target: 'choosing', actions: { type: 'assignFailure', params: errorIn } },
        ],
      },
      after: { requestTimeout: { target: 'choosing', actions: 'assignTimeout' } },
    },
    added: { on: { 'list.refetch': { target: 'writing', actions: 'refetch' } } },
    expired: { entry: 'emitSessionRefused' },
  },
});
