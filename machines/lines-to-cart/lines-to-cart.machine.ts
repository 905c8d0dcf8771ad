/**
 * Lines to cart: adds the products of a saved list or the ingredients of a recipe to the cart, one after the other.
 *
 * The event carries the lines. A guest logs in first, and what was pressed is added once afterwards. After a failure or a
 * timeout some lines may be in the cart: the same lines again are the same requests, and none is added twice. Somebody
 * who leaves the page meanwhile gets the outcome as a toast. Port: `lines-to-cart.live.ts`.
 *
 * @spec R17, R86, R87
 */
import type { AddedReport } from '../shared/added-lines.ts';
import { timeout, withError } from '../shared/failure.actions.ts';
import type { WithError } from '../shared/failure.ts';
import { linesToCartSetup, noAttempt, type OfLines } from './lines-to-cart.setup.ts';

const fallback = 'Error adding to cart';
const nothingToAdd = { guard: { type: 'hasNone', params: ({ event }: { event: OfLines }) => event } } as const;
const assignAdditions = { type: 'assignAdditions', params: ({ event }: { event: OfLines }) => event } as const;
const reportIn = ({ event }: { event: { output: AddedReport } }) => ({ report: event.output });
const failedElsewhere = {
  type: 'showFailure',
  params: ({ event }: { event: WithError }) => ({ error: event.error, fallback }),
} as const;
const missed = { type: 'showFailure', params: { ...timeout, fallback } } as const;

export const linesToCartMachine = linesToCartSetup.createMachine({
  id: 'linesToCart',
  description: 'Adds several products to the cart, and says what the cart refused.',
  context: ({ input }) => ({ startsSignedIn: input.isSignedIn, ...noAttempt }),
  type: 'parallel',
  states: {
    lines: {
      description: 'What happens to the lines.',
      initial: 'idle',
      on: { 'session.ended': { target: '.idle', actions: 'clearAttempt' } },
      states: {
        idle: {
          description: 'Nothing was pressed, or what came of it is no longer shown.',
          on: {
            'lines.add': [
              nothingToAdd,
              { guard: 'isGuest', target: 'signingIn', actions: [assignAdditions, 'emitLoginRequired'] },
              { target: 'adding', actions: assignAdditions },
            ],
          },
        },
        signingIn: {
          description: 'A guest, or somebody whose session is over, logs in. What was pressed is added afterwards.',
          on: {
            'session.started': 'adding',
            'login.abandoned': { target: 'idle', actions: 'clearAttempt' },
            'route.changed': { target: 'idle', actions: 'clearAttempt' },
            // The root sends it after a 401, too: what was pressed must survive it.
            'session.ended': {},
          },
        },
        adding: {
          description: 'The lines go into the cart one by one.',
          tags: 'busy',
          entry: 'clearFailure',
          exit: 'invalidateCart',
          initial: 'shown',
          states: {
            shown: { description: 'The page shows that it works.', on: { 'route.changed': 'left' } },
            left: { description: 'The shopper has left the page; a toast will say what came of it.' },
          },
          invoke: {
            src: 'addLines',
            id: 'addLines',
            input: ({ context: { additions } }) => ({ additions }),
            onDone: [
              { guard: 'isShown', target: 'added', actions: { type: 'assignReport', params: reportIn } },
              {
                guard: { type: 'isComplete', params: reportIn },
                target: 'idle',
                actions: ['clearAttempt', { type: 'showAdded', params: reportIn }],
              },
              { target: 'idle', actions: ['clearAttempt', 'showShort'] },
            ],
            onError: [
              {
                guard: withError('isUnauthorized'),
                target: 'signingIn',
                actions: 'emitLoginRequired',
              },
              { guard: 'isShown', target: 'failed', actions: withError('assignFailure') },
              { target: 'idle', actions: ['clearAttempt', failedElsewhere] },
            ],
          },
          after: {
            requestTimeout: [
              { guard: 'isShown', target: 'failed', actions: 'assignTimeout' },
              { target: 'idle', actions: ['clearAttempt', missed] },
            ],
          },
        },
        added: {
          description: 'A report says what went into the cart and what did not.',
          on: {
            'lines.add': [nothingToAdd, { target: 'adding', actions: assignAdditions }],
            'route.changed': { target: 'idle', actions: 'clearAttempt' },
          },
        },
        failed: {
          description: 'Some lines may be in the cart. The same lines again are the same requests.',
          on: {
            'lines.add': [
              nothingToAdd,
              { guard: { type: 'isSameAttempt', params: ({ event }) => event }, target: 'adding' },
              { target: 'adding', actions: assignAdditions },
            ],
            'route.changed': { target: 'idle', actions: 'clearAttempt' },
          },
        },
      },
    },
    session: {
      description: 'Whether somebody is logged in. A guest logs in before anything is added.',
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
