/**
 * Storefront: the root. It opens the shop, keeps its flows alive, and is the one place where what one flow says
 * becomes what another hears.
 *
 * With settings in its input it is `ready` from its first snapshot: that is how the server renders and the browser
 * hydrates. Otherwise it boots; settings of an earlier visit stand in for a server that is down or slow, and fresh ones
 * are asked for in the background. Nothing happens before the actor is started. Ports: `storefront.live.ts`.
 *
 * @spec R2, R17, R19, R71
 */

import { bootTimeoutMs, requestTimeoutMs } from '../constants.ts';
import { failureOf } from '../shared/failure.ts';
import { localeInput, preferencesInput } from './storefront.inputs.ts';
import { eventIn } from './storefront.logic.ts';
import { rules } from './storefront.rules.ts';
import { storefrontSetup } from './storefront.setup.ts';

export const storefrontMachine = storefrontSetup.createMachine({
  id: 'storefront',
  description: 'The root: starts the shop, runs its flows, and forwards what one flow emits to the others.',
  context: ({ input: { path = '/', ...input } }) => ({
    ...input,
    path,
    remembered: undefined,
    failure: undefined,
    attempts: 0,
    user: undefined,
    page: undefined,
    params: {},
    search: '',
    pageFlows: [],
    loading: {},
    failed: [],
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasSettings', target: 'ready' }, { target: 'booting' }] },
    booting: {
      type: 'parallel',
      on: { 'route.changed': { actions: { type: 'storePage', params: eventIn } } },
      states: {
        settings: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'getMaster',
                onDone: { target: 'known', actions: { type: 'storeSettings', params: eventIn } },
                onError: { target: 'missing', actions: { type: 'assignFailure', params: eventIn } },
              },
              after: { [bootTimeoutMs]: { guard: 'hasMemory', target: 'missing' }, [requestTimeoutMs]: 'missing' },
            },
            known: { type: 'final' },
            missing: { type: 'final' },
          },
        },
        memory: {
          initial: 'recalling',
          states: {
            recalling: {
              invoke: {
                src: 'recallSettings',
                onDone: { target: 'known', actions: { type: 'storeMemory', params: eventIn } },
                onError: 'known',
              },
            },
            known: { type: 'final' },
          },
        },
        catalogue: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'getCatalogue',
                input: ({ context }) => ({ locale: context.locale }),
                onDone: { target: 'known', actions: { type: 'storeCatalogue', params: eventIn } },
                // The built-in English shows.
                onError: {
                  target: 'known',
                  actions: {
                    type: 'log',
                    params: ({ event }) => ({ operation: 'getCatalogue', failure: failureOf(event.error) }),
                  },
                },
              },
              after: { [bootTimeoutMs]: 'known' },
            },
            known: { type: 'final' },
          },
        },
      },
      onDone: [
        { guard: 'hasSettings', target: 'ready' },
        { guard: 'hasMemory', target: 'ready.stale', actions: 'useMemory' },
        { target: 'unavailable' },
      ],
    },
    /** Asks again by itself, ever later, and at once when somebody wants it. */
    unavailable: {
      exit: 'countAttempt',
      after: { settingsRetry: 'booting' },
      on: {
        'boot.retry': 'booting',
        'route.changed': { actions: { type: 'storePage', params: eventIn } },
      },
    },
    ready: {
      invoke: [
        { src: 'wiring', id: 'wiring' },
        { src: 'tabs', id: 'tabs' },
        { src: 'refusals', id: 'refusals' },
        { src: 'loader', id: 'loader' },
        { src: 'preferences', id: 'preferences', systemId: 'preferences', input: preferencesInput },
        { src: 'locale', id: 'locale', systemId: 'locale', input: localeInput },
        { src: 'session', id: 'session', systemId: 'session' },
        { src: 'toasts', id: 'toasts', systemId: 'toasts' },
        { src: 'connectivity', id: 'connectivity', systemId: 'connectivity' },
      ],
      initial: 'fresh',
      ...rules,
      states: {
        fresh: {},
        /** The settings are those of an earlier visit. */
        stale: { after: { settingsRetry: 'asking' } },
        asking: {
          invoke: {
            src: 'getMaster',
            onDone: {
              target: 'fresh',
              actions: [
                { type: 'storeSettings', params: eventIn },
                {
                  type: 'sendToFlow',
                  params: ({ event }) => ({
                    flow: 'preferences',
                    event: { type: 'settings.replace', settings: event.output },
                  }),
                },
              ],
            },
            onError: { target: 'stale', actions: 'countAttempt' },
          },
          after: { [requestTimeoutMs]: { target: 'stale', actions: 'countAttempt' } },
        },
      },
    },
  },
});
