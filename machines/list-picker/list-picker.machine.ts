/**
 * List picker: the dialog that puts products into a saved list, one that is there or a new one.
 *
 * `picker.open` carries the products. A guest logs in first, and the dialog opens afterwards. After a failure or a timeout
 * the dialog stays with what was typed, and the same choice again adds nothing twice. Leaving the page closes the dialog, but not while it saves: a notice then says
 * what came of it. The ports are filled in `list-picker.live.ts`.
 *
 * @spec R17, R87
 */
import { withError } from '../shared/failure.actions.ts';
import { listPickerSetup, nothing } from './list-picker.setup.ts';
import type { Saved } from './list-picker.types.ts';

const unauthorized = {
  guard: withError('isUnauthorized'),
  target: 'signingIn',
  actions: 'emitLoginRequired',
} as const;
const close = { target: 'closed', actions: 'clear' } as const;
const chooseNew = { type: 'assignChoice', params: { id: undefined } } as const;
const saidIn = ({ event }: { event: { output: Saved } }) => ({ ...event.output, key: 'Added to your list' });

export const listPickerMachine = listPickerSetup.createMachine({
  id: 'listPicker',
  description: 'Puts products into a saved list, or makes a new list of them.',
  context: ({ input }) => ({ startsSignedIn: input.isSignedIn, ...nothing }),
  type: 'parallel',
  states: {
    picker: {
      description: 'The dialog.',
      initial: 'closed',
      on: { 'session.ended': { target: '.closed', actions: 'clear' } },
      states: {
        closed: {
          on: {
            'picker.open': [
              {
                guard: 'isGuest',
                target: 'signingIn',
                actions: [{ type: 'assignItems', params: ({ event }) => event }, 'emitLoginRequired'],
              },
              {
                guard: { type: 'hasItems', params: ({ event }) => event },
                target: 'loading',
                actions: { type: 'assignItems', params: ({ event }) => event },
              },
            ],
          },
        },
        signingIn: {
          description: 'A guest, or somebody whose session is over, logs in. The dialog opens afterwards.',
          on: {
            'session.started': 'loading',
            'login.abandoned': close,
            'route.changed': close,
            'picker.close': close,
            // The root sends it after a 401, too: what was pressed must survive it.
            'session.ended': {},
          },
        },
        loading: {
          entry: 'clearErrors',
          on: { 'picker.close': close, 'route.changed': close },
          invoke: {
            src: 'listLists',
            id: 'listLists',
            onDone: {
              target: 'choosing',
              actions: { type: 'assignLists', params: ({ event }) => ({ lists: event.output }) },
            },
            onError: [unauthorized, { target: 'failed', actions: withError('assignFailure') }],
          },
          after: { requestTimeout: { target: 'failed', actions: 'assignTimeout' } },
        },
        choosing: {
          description: 'The shopper chooses a list, or types the name of a new one.',
          on: {
            'list.choose': {
              target: 'saving',
              actions: ['clearErrors', { type: 'assignChoice', params: ({ event }) => event }],
            },
            'name.change': { actions: { type: 'assignName', params: ({ event }) => event } },
            'name.submit': [
              { guard: 'hasName', target: 'saving', actions: ['clearErrors', chooseNew] },
              { actions: 'requireName' },
            ],
            'picker.close': close,
            'route.changed': close,
          },
        },
        saving: {
          description: 'The products go into the list.',
          tags: 'busy',
          invoke: {
            src: 'save',
            id: 'save',
            input: ({ context: { listId, name, items, idempotencyKey } }) => ({
              id: listId,
              name: name.trim(),
              items: [...items],
              idempotencyKey,
            }),
            onDone: {
              target: 'closed',
              actions: ['clear', 'emitChanged', { type: 'showSuccess', params: saidIn }],
            },
            onError: [unauthorized, { target: 'choosing', actions: withError('assignRefusal') }],
          },
          after: { requestTimeout: { target: 'choosing', actions: 'assignTimeout' } },
        },
        failed: {
          description: 'The lists could not be loaded.',
          on: { 'picker.retry': 'loading', 'picker.close': close, 'route.changed': close },
        },
      },
    },
    session: {
      description: 'Whether somebody is logged in. A guest logs in before a list is chosen.',
      initial: 'opening',
      on: { 'session.started': '.member', 'session.ended': '.guest' },
      states: {
        opening: { always: [{ guard: 'startsSignedIn', target: 'member' }, { target: 'guest' }] },
        member: {},
        guest: {},
      },
    },
  },
});
