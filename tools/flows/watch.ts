/** What a running shop says of itself to the gallery, and how the two talk: never what an event carries, or what a context holds. */
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

/** The gallery asks for what it missed, or for what the session has tried so far. */
export type FromGallery = { type: 'hello' } | { type: 'record' };

export const channelName = 'larder-flows';
export const maxSteps = 2000;
