/** Realtime events: they tell a shopper's pages that something is new, never its content. */

/** A shop has written, or read what it was written; an order or a return of the shopper has gone on; so has a ticket. */
export const pushEventNames = [
  'send-message-to-user',
  'messages-seen',
  'order-changed',
  'support-ticket-message-event',
] as const;
export type PushEventName = (typeof pushEventNames)[number];
export type PushEvent = { userId: number; event: PushEventName };
