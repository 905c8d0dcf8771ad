/**
 * Resource: one query and its data. It starts with the data that the query cache has, so that a page that the server
 * rendered, or that was seen or prefetched before, is there at once. It keeps the data while a newer response is pending.
 *
 * In `preview` it shows part of the response, such as a product's card, until the whole response arrives. A failed
 * refetch keeps the data: only a query without data can be `failed`, `notFound`, `notOffered` or `offline`. The port `watch` is filled
 * in `query.live.ts`.
 */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import type { Query } from '../query/query.types.ts';
import { noFailure } from './failure.ts';

export type ResourceInput = {
  query: Query;
  data?: unknown;
  /** A part of the data that another page already has. */
  preview?: unknown;
};
export type ResourceContext = ResourceInput & { failure: Failure | undefined };

/** The cache's state of a query: its data or failure, and whether a request is pending. */
export type ResourceNews = { data?: unknown; failure?: Failure; activity: 'idle' | 'fetching' | 'paused' };
export type ResourceEvent = ({ type: 'resource.changed' } & ResourceNews) | { type: 'resource.retry' };

/** Commands to the port `watch`. */
export type WatchEvent = { type: 'watch.refetch' };

const changed = (event: ResourceEvent): ResourceNews =>
  event.type === 'resource.changed' ? event : { activity: 'idle' };

export const resourceMachine = setup({
  types: { context: {} as ResourceContext, events: {} as ResourceEvent, input: {} as ResourceInput },
  actors: { watch: fromCallback<WatchEvent, { query: Query }>(() => {}) },
  actions: {
    assignNews: assign(({ event }) => {
      const { data, failure } = changed(event);
      return { failure, ...(data === undefined ? {} : { data }) };
    }),
    clearFailure: assign(noFailure),
    refetch: sendTo('watch', { type: 'watch.refetch' }),
  },
  guards: {
    hasData: ({ context }) => context.data !== undefined,
    hasPreview: ({ context }) => context.preview !== undefined,
    bringsData: ({ event }) => changed(event).data !== undefined && changed(event).activity !== 'fetching',
    bringsOldData: ({ event }) => changed(event).data !== undefined,
    saysNotFound: ({ event }) => changed(event).failure?.kind === 'notFound',
    saysNotOffered: ({ event }) => changed(event).failure?.kind === 'notOffered',
    saysOffline: ({ event }) => changed(event).activity === 'paused',
    saysFailed: ({ event }) => changed(event).failure !== undefined,
  },
}).createMachine({
  id: 'resource',
  description: 'Shows the data of one query: what is known at once, then what the server sends.',
  context: ({ input }) => ({ ...input, failure: undefined }),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ query: context.query }) },
  initial: 'beginning',
  on: {
    'resource.changed': [
      // A failed refetch has the old data again, with the failure beside it.
      { guard: 'bringsData', target: '.ready', actions: 'assignNews' },
      { guard: 'bringsOldData', target: '.refreshing', actions: 'assignNews' },
      { guard: 'saysNotFound', target: '.notFound', actions: 'assignNews' },
      { guard: 'saysNotOffered', target: '.notOffered', actions: 'assignNews' },
      { guard: 'saysOffline', target: '.offline' },
      { guard: 'saysFailed', target: '.failed', actions: 'assignNews' },
      { target: '.waiting', actions: 'clearFailure' },
    ],
  },
  states: {
    beginning: { always: [{ guard: 'hasData', target: 'ready' }, { target: 'waiting' }] },
    waiting: {
      description: 'There are no data yet.',
      always: [{ guard: 'hasPreview', target: 'preview' }, { target: 'loading' }],
    },
    loading: { description: 'Placeholders are shown.' },
    preview: { description: 'What another query knows of the same thing is shown until the data arrive.' },
    ready: { on: { 'resource.retry': { actions: 'refetch' } } },
    refreshing: { description: 'A refetch has failed: the old data are shown, with the failure beside them.' },
    notFound: {
      description: 'The server has no such thing.',
      on: { 'resource.retry': { target: 'waiting', actions: ['clearFailure', 'refetch'] } },
    },
    notOffered: { description: 'The back end does not have this call: the part that shows it leaves itself out.' },
    failed: { on: { 'resource.retry': { target: 'waiting', actions: ['clearFailure', 'refetch'] } } },
    offline: {
      description: 'The query is paused until the network is back.',
      on: { 'resource.retry': { actions: 'refetch' } },
    },
  },
});

/** Ignored on purpose: the resource is already doing what a retry would do. */
export const resourceIgnored = [
  ['loading', 'resource.retry'],
  ['preview', 'resource.retry'],
  ['refreshing', 'resource.retry'],
  ['notOffered', 'resource.retry'],
] as const;
