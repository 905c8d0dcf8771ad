/** What takes messages to their readers: one carrier a channel, each can be replaced without the others knowing. */
import type { MessageRow } from '#server/db/queries/outbox.ts';

export type Letter = Pick<MessageRow, 'recipient' | 'subject' | 'body'> & {
  html?: string;
  /** Ends mails of this kind when it is posted to. */
  unsubscribe?: string;
};

export type Carrier = {
  /** Resolves when the message has been taken over; a `Refused` is for good, anything else is tried again. */
  send(letter: Letter, signal: AbortSignal): Promise<void>;
};

/** The other side will never take this message. */
export class Refused extends Error {}

/** A channel without a carrier: its messages stay in the outbox until there is one. */
export type Carriers = Partial<Record<MessageRow['channel'], Carrier>>;
