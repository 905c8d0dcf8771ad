/** Ticket numbers, issue types, and when a ticket accepts messages. */
import { isTicketRunning, type TicketStatus } from '#machines/lifecycles/ticket.machine.ts';
import type { Translated } from './texts.ts';

/** So that the first ticket of a shop does not look like its first. */
const before = 240_000;

export const ticketNumber = (id: number): string => String(before + id);

/** Reads a number as people type it; undefined: no ticket is called so. */
export function ticketIdOf(number: string): number | undefined {
  const digits = /^#?(\d{1,10})$/.exec(number.trim())?.[1];
  const id = Number(digits ?? 0) - before;
  return id > 0 && id <= 2_147_483_647 ? id : undefined;
}

/** The name of a type in any language of the shop. */
export const issueTypeNamed = (types: readonly { name: Translated }[], name: string): Translated | undefined =>
  types.find((type) => Object.values(type.name).includes(name.trim()))?.name;

/** The reason why the shopper cannot write; undefined if they can. */
export function writingRefusal(ticket: { status: TicketStatus; isChatOpen: boolean }): string | undefined {
  if (!isTicketRunning(ticket.status)) return 'This ticket is closed.';
  if (!ticket.isChatOpen) return 'The shop has not opened this ticket for messages yet.';
  return undefined;
}
