/** The facts that views read about the address book. */
import type { SnapshotFrom } from 'xstate';
import type { addressBookMachine } from './address-book.machine.ts';
import type { AddressBookFacts } from './address-book.types.ts';

/** Flat facts; compare with `shallowEqual`. */
export const selectAddressBook = ({ value, context }: SnapshotFrom<typeof addressBookMachine>): AddressBookFacts => ({
  stage: value,
  addressId: context.addressId,
});
