/** The events and context of the address book. */
import type { Address } from '#api/types/orders.ts';
import type { Id } from '../shared/ids.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { Address } from '#api/types/orders.ts';

export type AddressBookContext = {
  /** The address whose removal is asked about or whose change is in flight. */
  addressId: Id | undefined;
};

export type AddressBookEvent =
  | { type: 'default.choose'; address: Address }
  | { type: 'removal.request'; id: Id }
  | { type: 'removal.cancel' }
  | { type: 'removal.confirm' };

export type AddressBookEmitted =
  | { type: 'addresses.changed' }
  | { type: 'session.refused' }
  | NavigationRequested
  | NoticeRequested;

/** The inputs of the ports. */
export type DefaultRequest = { address: Address };
export type RemovalRequest = { id: Id };
export type Done = { message?: string | undefined };

export type AddressBookStage = 'idle' | 'choosing' | 'asking' | 'removing';
export type AddressBookFacts = { stage: AddressBookStage; addressId: Id | undefined };

/** Ignored on purpose: one address is changed at a time. */
export const addressBookIgnored = [
  ['idle', 'removal.cancel'],
  ['idle', 'removal.confirm'],
  ['choosing', '*'],
  ['asking', 'default.choose'],
  ['asking', 'removal.request'],
  ['removing', '*'],
] as const;
