/**
 * Smart order: a shopping list is typed or pasted, each line is matched with a product, and all are added to the cart
 * in one step.
 *
 * Going back to the list keeps it and aborts the match. Only the server checks the choices, and reports the result of
 * each line. After a failure, a timeout or a 401 everything stays as it was.
 * Ports: `smart-order.live.ts`.
 *
 * @spec R9, R42
 */
import { assign, emit, setup } from 'xstate';
import { maxQuantity, requestTimeoutMs } from '../constants.ts';
import { emitLoginRequired, timedOut, withError } from '../shared/failure.actions.ts';
import { failureFrom, isUnauthorized } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';
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
    isInCart: (_, { report }: Added) => !report || report.some(({ quantity }) => quantity > 0),
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
    choose: assign(({ context: { lines, choices } }, { line, productId }: OfLine & { productId: Id }) => ({
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
    assignReport: assign((_, { report = [] }: Added) => ({ report })),
    clearList: assign(emptyList),
    showReport: emit((_, { message, kind }: Added & { kind: 'success' | 'warning' }) => ({
      type: 'notice.requested' as const,
      kind,
      text: textOr(message, 'Your list is in the cart'),
    })),
    invalidateCart: emit({ type: 'cart.invalidated' }),
    emitLoginRequired: emitLoginRequired(),
  },
}).createMachine({
  id: 'smartOrder',
  description: 'Turns a shopping list into products, line by line, and adds them to the cart in one step.',
  context: emptyList,
  initial: 'writing',
  states: {
    writing: {
      description: 'The shopper writes the list, one product a line.',
      on: {
        'list.type': { actions: { type: 'type', params: ({ event }) => event } },
        'list.submit': [{ guard: 'isList', target: 'matching', actions: 'clearFailure' }, { actions: 'assignError' }],
      },
    },
    matching: {
      description: 'The server looks for products that match the lines.',
      tags: 'busy',
      invoke: {
        src: 'matchSmartOrder',
        id: 'matchSmartOrder',
        input: ({ context }) => ({ lines: linesOf(context.text) }),
        onDone: { target: 'choosing', actions: { type: 'assignLines', params: ({ event }) => event.output } },
        onError: [
          { guard: withError('isUnauthorized'), target: 'writing', actions: 'emitLoginRequired' },
          { target: 'writing', actions: withError('assignFailure') },
        ],
      },
      after: { requestTimeout: { target: 'writing', actions: 'assignTimeout' } },
      on: { 'list.edit': 'writing' },
    },
    choosing: {
      description: 'The shopper chooses a product and a quantity for each line.',
      on: {
        'line.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'line.setQuantity': { actions: { type: 'setQuantity', params: ({ event }) => event } },
        'line.leaveOut': { actions: { type: 'leaveOut', params: ({ event }) => event } },
        'list.edit': { target: 'writing', actions: 'clearFailure' },
        'order.add': { guard: 'hasItems', target: 'adding', actions: 'clearFailure' },
      },
    },
    adding: {
      description: 'The chosen products go into the cart in one request.',
      tags: 'busy',
      invoke: {
        src: 'addSmartOrder',
        id: 'addSmartOrder',
        input: ({ context }) => ({ items: itemsOf(context), choices: context.choices }),
        onDone: [
          {
            guard: { type: 'isInCart', params: ({ event }) => event.output },
            target: 'added',
            actions: [
              { type: 'assignReport', params: ({ event }) => event.output },
              { type: 'showReport', params: ({ event }) => ({ ...event.output, kind: 'success' }) },
              'invalidateCart',
            ],
          },
          {
            target: 'added',
            actions: [
              { type: 'assignReport', params: ({ event }) => event.output },
              { type: 'showReport', params: ({ event }) => ({ ...event.output, kind: 'warning' }) },
              'invalidateCart',
            ],
          },
        ],
        onError: [
          { guard: withError('isUnauthorized'), target: 'choosing', actions: 'emitLoginRequired' },
          { target: 'choosing', actions: withError('assignFailure') },
        ],
      },
      after: { requestTimeout: { target: 'choosing', actions: 'assignTimeout' } },
    },
    added: {
      description: 'A report says what went into the cart; the lines left out can be written again.',
      on: { 'list.restart': { target: 'writing', actions: 'clearList' } },
    },
  },
});
