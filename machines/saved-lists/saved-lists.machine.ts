/**
 * Saved lists: makes, renames, shares and removes lists, and changes how many of a product there are. The pages' queries
 * fetch the lists.
 *
 * One change is in flight at a time; quantities that are set meanwhile follow. A removal needs a confirmation. A refused
 * name is shown at its field and stays, also while the shopper has to log in again. Another refusal is shown, and the list
 * is loaded again, because another device may have changed it. The ports are filled in `saved-lists.live.ts`.
 *
 * @spec R9, R87, R88
 */
import type { ResponseMessage } from '#api/types/response-message.ts';
import { timeout, withError } from '../shared/failure.actions.ts';
import { nothing, savedListsSetup } from './saved-lists.setup.ts';
import type {
  NewQuantity,
  QuantityRequest,
  SavedListsContext,
  SavedListsEvent,
  SavedName,
} from './saved-lists.types.ts';

const unauthorized = {
  guard: withError('isUnauthorized'),
  target: 'idle',
  actions: ['clear', 'emitSessionRefused'],
} as const;
const shownFailure = {
  target: 'idle',
  actions: ['clear', 'emitChanged', withError('showFailure')],
} as const;
const late = {
  requestTimeout: {
    target: 'idle',
    actions: ['clear', 'emitChanged', { type: 'showFailure', params: timeout }],
  },
} as const;
const saying =
  (key: string) =>
  ({ event }: { event: { output: ResponseMessage } }) => ({ ...event.output, key });
const savedIn = ({ event }: { event: { output: SavedName } }) => event.output;
const listIn = ({ event }: { event: Extract<SavedListsEvent, { type: 'list.rename' | 'removal.request' }> }) => event;
const queueLine = {
  type: 'queueLine',
  params: ({ event }: { event: Extract<SavedListsEvent, { type: 'quantity.set' }> }) => event,
} as const;
/** Of a queue that is never empty while it is sent. */
const firstOf = (queue: readonly NewQuantity[]): QuantityRequest => {
  const { id, line, quantity } = queue[0] as NewQuantity;
  return { id, line, quantity };
};
/** A state that works on a list is entered with one. */
const idIn = ({ listId }: SavedListsContext) => listId ?? 0;

export const savedListsMachine = savedListsSetup.createMachine({
  id: 'savedLists',
  description: 'Makes, renames, shares and removes saved lists, and changes their lines.',
  context: { ...nothing, queue: [], newest: [], idempotencyKey: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is in flight.',
      on: {
        'list.new': { target: 'naming', actions: 'beginNew' },
        'list.rename': { target: 'naming', actions: { type: 'beginList', params: listIn } },
        'removal.request': { target: 'asking', actions: { type: 'beginList', params: listIn } },
        'quantity.set': { target: 'counting', actions: queueLine },
        'link.make': { target: 'linking', actions: { type: 'beginList', params: ({ event }) => event } },
        'link.end': { target: 'linking', actions: { type: 'beginList', params: ({ event }) => event } },
      },
    },
    naming: {
      description: 'The shopper types the name of a list.',
      on: {
        'name.change': { actions: { type: 'assignName', params: ({ event }) => event } },
        'name.submit': [{ guard: 'hasName', target: 'saving', actions: 'clearErrors' }, { actions: 'requireName' }],
        'name.cancel': { target: 'idle', actions: 'clear' },
      },
    },
    saving: {
      description: 'The name goes to the server. A new list is opened then.',
      tags: 'busy',
      invoke: {
        src: 'saveName',
        id: 'saveName',
        input: ({ context: { listId, name, idempotencyKey } }) => ({ id: listId, name: name.trim(), idempotencyKey }),
        onDone: [
          {
            guard: 'isNew',
            target: 'idle',
            actions: ['clear', 'emitChanged', { type: 'showList', params: savedIn }],
          },
          {
            target: 'idle',
            actions: ['clear', 'emitChanged', { type: 'showSuccess', params: saying('The list was saved') }],
          },
        ],
        onError: [
          { guard: withError('isUnauthorized'), target: 'naming', actions: 'emitLoginRequired' },
          { target: 'naming', actions: withError('assignRefusal') },
        ],
      },
      after: { requestTimeout: { target: 'naming', actions: 'assignTimeout' } },
    },
    asking: {
      description: 'The removal of a list waits for its confirmation.',
      on: { 'removal.cancel': { target: 'idle', actions: 'clear' }, 'removal.confirm': 'removing' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'removeList',
        id: 'removeList',
        input: ({ context }) => ({ id: idIn(context) }),
        onDone: {
          target: 'idle',
          actions: [
            'clear',
            'emitChanged',
            { type: 'showSuccess', params: saying('The list was deleted') },
            'showLists',
          ],
        },
        onError: [unauthorized, shownFailure],
      },
      after: late,
    },
    counting: {
      description: 'A line gets another quantity, or goes with 0. What is set meanwhile follows.',
      tags: 'busy',
      invoke: {
        src: 'setQuantity',
        id: 'setQuantity',
        input: ({ context: { queue } }) => firstOf(queue),
        onDone: [
          { guard: 'hasWaiting', target: 'counting', reenter: true, actions: 'nextLine' },
          { target: 'idle', actions: ['endCounting', 'emitChanged'] },
        ],
        onError: [unauthorized, shownFailure],
      },
      after: late,
      on: { 'quantity.set': { actions: queueLine } },
    },
    linking: {
      description: 'A new link is made, or the link is ended.',
      tags: 'busy',
      invoke: {
        src: 'shareList',
        id: 'shareList',
        input: ({ context, event }) => ({ id: idIn(context), is_shared: event.type === 'link.make' }),
        onDone: { target: 'idle', actions: ['clear', 'emitChanged'] },
        onError: [unauthorized, shownFailure],
      },
      after: late,
    },
  },
});
