/** A session as a sequence diagram: the messages between views, charts, browser and server, in order. */
import { browserPorts } from '../../../replay/browser-ports.ts';
import { type EntryOf, type InputKind, isStep, typeOf } from '../../../replay/entries.ts';
import type { Report } from '../../../replay/report.types.ts';

/** `id` is its place in the sequence, `entry` that in the report; `at` is in milliseconds since the page was opened. */
export type Message = { id: number; entry: number; at: number; from: string; to: string; words: string };

/** The participants stand in the order of their first message. */
export type Sequence = { participants: string[]; messages: Message[] };

type Line = Pick<Message, 'from' | 'to' | 'words'>;

const parentOf = (actor: string) => actor.replace(/\/[^/]*$/, '');
const idOf = (actor: string) => actor.slice(actor.lastIndexOf('/') + 1);
/** A call without an id of its own has that of its state, such as `0.session.restoring`. */
const callOf = (actor: string) => idOf(actor).replace(/^\d+\..*\.|^\d+\./, '');

const writers: { [Kind in InputKind]: (entry: EntryOf<Kind>) => Line } = {
  start: ({ actor, read }) => ({ from: 'page', to: actor, words: read ? `shows ${read.operation}` : 'starts' }),
  stop: ({ actor }) => ({ from: 'page', to: actor, words: 'shows it no longer' }),
  event: ({ actor, event }) => ({ from: 'page', to: actor, words: typeOf(event) }),
  told: ({ actor, event }) => ({ from: 'browser', to: parentOf(actor), words: typeOf(event) }),
  timer: ({ actor, event }) => ({ from: actor, to: actor, words: `timer ${event}` }),
  settled: ({ actor, isDone, output }) => ({
    from: output === undefined ? 'server' : 'browser',
    to: parentOf(actor),
    words: `${callOf(actor)} ${isDone ? 'succeeds' : 'fails'}`,
  }),
  answer: ({ operation, status }) => ({ from: 'server', to: 'page', words: `${operation} ${status ?? 'fails'}` }),
  hydrate: () => ({ from: 'page', to: 'shop', words: 'brings its responses' }),
  prefetch: ({ read }) => ({ from: 'page', to: 'server', words: `${read.operation} ahead` }),
  wake: () => ({ from: 'browser', to: 'shop', words: 'the network is back' }),
};

/** An effect is a message to the participant that carries it out. The shop hears what an actor emits, and the page what the shop emits. */
const lineOf = (actor: string, effect: string, actors: ReadonlySet<string>): Line => {
  const [, verb, words = effect, receiver] = /^(emits|sends|asks) (.+?)(?: to (\S+))?$/.exec(effect) ?? [];
  if (verb === 'emits') return { from: actor, to: actor === 'shop' ? 'page' : 'shop', words };
  if (verb === 'sends') {
    const to = [...actors].find((name) => name === receiver || idOf(name) === receiver);
    return { from: actor, to: to ?? 'browser', words };
  }
  if (verb === 'asks' && actors.has(`${actor}/${words}`))
    return { from: actor, to: `${actor}/${words}`, words: 'starts' };
  return { from: actor, to: verb === 'asks' && !browserPorts.has(words) ? 'server' : 'browser', words };
};

/** With `only`, the messages from and to this actor. */
export const sequenceOf = ({ entries }: Report, only?: string): Sequence => {
  const actors = new Set(entries.filter(isStep).map(({ actor }) => actor));
  const messages = entries
    .flatMap((entry, place) => {
      const lines = isStep(entry)
        ? (entry.effects ?? []).map((effect) => lineOf(entry.actor, effect, actors))
        : [writers[entry.kind](entry as never)];
      return lines.map((line) => ({ entry: place, at: entry.at, ...line }));
    })
    .filter(({ from, to }) => !only || from === only || to === only)
    .map((message, id) => ({ id, ...message }));
  return { participants: [...new Set(messages.flatMap(({ from, to }) => [from, to]))], messages };
};

/** For tickets and documents: code hosts draw it. */
export const mermaidOf = ({ participants, messages }: Sequence): string => {
  const nameOf = (participant: string) => `p${participants.indexOf(participant)}`;
  const plain = (words: string) => words.replaceAll(/[;#]/g, ' ');
  return [
    'sequenceDiagram',
    ...participants.map((participant) => `  participant ${nameOf(participant)} as ${participant}`),
    ...messages.map(({ from, to, words }) => `  ${nameOf(from)}->>${nameOf(to)}: ${plain(words)}`),
  ].join('\n');
};
