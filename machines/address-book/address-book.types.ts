/** The vocabulary of keeping one's addresses in order. */
import type { Address, AddressForm } from '#api/types/orders.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { Address } from '#api/types/orders.ts';

export type AddressBookContext = {
  /** The one that is asked about or being changed. */
  addressId: number | undefined;
};

export type AddressBookEvent =
  | { type: 'default.choose'; address: Address }
  | { type: 'removal.request'; id: number }
  | { type: 'removal.cancel' }
  | { type: 'removal.confirm' };

export type AddressBookEmitted =
  | { type: 'addresses.changed' }
  | { type: 'session.refused' }
  | NavigationRequested
  | NoticeRequested;

/** What the ports are asked. */
export type DefaultRequest = AddressForm & { id: number };
export type RemovalRequest = { id: number };
export type Done = { message?: string | undefined };

export type AddressBookStage = 'idle' | 'choosing' | 'asking' | 'removing';
export type AddressBookFacts = { stage: AddressBookStage; addressId: number | undefined };

/** What the book leaves unanswered on purpose: one address at a time. */
export const addressBookIgnored = [
  ['idle', 'removal.cancel'],
  ['idle', 'removal.confirm'],
  ['choosing', '*'],
  ['asking', 'default.choose'],
  ['asking', 'removal.request'],
  ['removing', '*'],
] as const;
