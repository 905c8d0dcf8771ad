/** The messages between a running shop and the gallery: never the data of an event or a context. */
import type { Recording } from './coverage/record.ts';

/** One step of one actor. */
export type Step = {
  /** The actor, for as long as its page lives. */
  actor: string;
  chart: string;
  event: string;
  /** The ids of the states after it. */
  states: string[];
  /** The keys of the transitions that it took. */
  taken: string[];
  /** Milliseconds since 1970. */
  at: number;
};

export type FromShop =
  | { type: 'step'; page: string; step: Step }
  | { type: 'past'; page: string; steps: Step[] }
  | { type: 'recording'; page: string; recording: Recording };

/** The gallery requests missed messages, or the coverage of the session so far. */
export type FromGallery = { type: 'hello' } | { type: 'record' };

export const channelName = 'larder-flows';
export const maxSteps = 2000;
