/** Reads answered by the back end, through one memory of its answers; the server makes one for each request. */
import { fromCallback } from 'xstate';
import type { Client } from '#api/client.ts';
import { code } from '../kit/code.ts';
import { failureOf } from '../kit/failure.ts';
import { type ResourceNews, resourceMachine, type WatchEvent } from '../kit/resource.machine.ts';
import { type Answer, type CarriedAnswers, createAnswers } from './answers.ts';
import type { KnownAnswer } from './reading.preview.ts';
import { type DataOf, isPersonal, keyOf, type Read, type ReadName, type ReportRead } from './reading.types.ts';

const bringAsks = () => code(import('./reading.asks.live.ts'));

const freshMs = 60_000;
/** An answer of the last moments need not be asked for again because somebody looks at it. */
const newsMs = 3_000;
const alwaysStale: ReadonlySet<ReadName> = new Set([
  'listOrders',
  'getOrder',
  'listReturns',
  'getReturn',
  'listTickets',
  'getTicket',
]);

/** A server is never without its own answers. */
const whenOnline = () =>
  typeof window === 'undefined' || navigator.onLine
    ? undefined
    : new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

export type ReaderOptions = { locale: () => string; report?: ReportRead | undefined };

export const createReader = (client: Client, { locale, report = () => undefined }: ReaderOptions) => {
  const answers = createAnswers({
    ask: async (read, signal) => (await bringAsks()).answerOf(client, read, signal, report),
    freshMs: (operation) => (alwaysStale.has(operation) ? 0 : freshMs),
    whenOnline,
  });
  const keyFor = (read: Read) => keyOf(read, locale());

  return {
    /** Brings the code of the questions, so that the first of them goes out at once; a failure is told by that one. */
    prepare: (): void => void bringAsks().catch(() => undefined),
    /** Ends when the answer is there; a failure is left to whoever shows the read. */
    prefetch: (read: Read): Promise<void> => answers.bring(keyFor(read)),
    /** What is known now, however old. */
    peek: <K extends ReadName>(read: Read<K>) => answers.peek(keyFor(read as Read)) as DataOf<K> | undefined,
    errorOf: (read: Read): unknown => answers.errorOf(keyFor(read)),
    /** Every answer that is known. */
    known: (): KnownAnswer[] => answers.carry().map(({ key: [operation], data }) => ({ operation, data })),
    /** Tells of every change until it is stopped. */
    watch: (read: Read, tell: (answer: Answer) => void) => answers.watch(keyFor(read), tell),
    /** For when the shopper or the network is back. */
    wake: answers.wake,
    /** Asks everything of these operations again that is on the screen. */
    refresh: (...operations: ReadName[]): void => answers.outdate((operation) => operations.includes(operation)),
    /** The same of what is no longer news; an answer that is under way is waited for. */
    follow: (...operations: ReadName[]): void => answers.follow((operation) => operations.includes(operation), newsMs),
    /** Forgets what belongs to one shopper. */
    dropPersonal: (): void => answers.forget((operation) => isPersonal({ operation })),
    dehydrate: answers.carry,
    hydrate: (reads: CarriedAnswers): void => answers.take(reads),
    onAnswer: answers.onAnswer,
    /** Calls `listener` when a read is answered 401. */
    onRefused: (listener: () => void): (() => void) =>
      answers.onAnswer((error) => {
        if (error !== undefined && failureOf(error).kind === 'unauthorised') listener();
      }),
  };
};

export type Reader = ReturnType<typeof createReader>;

const newsOf = ({ data, error, activity }: Answer): ResourceNews => ({
  ...(data === undefined ? {} : { data }),
  ...(error === undefined ? {} : { failure: failureOf(error) }),
  activity,
});

/** The resource chart with its port filled by the reader. */
export const liveResource = (reader: Reader) =>
  resourceMachine.provide({
    actors: {
      watch: fromCallback<WatchEvent, { read: Read }>(({ input, sendBack, receive }) => {
        const { refetch, stop } = reader.watch(input.read, (answer) =>
          sendBack({ type: 'resource.changed', ...newsOf(answer) }),
        );
        receive(refetch);
        return stop;
      }),
    },
  });
