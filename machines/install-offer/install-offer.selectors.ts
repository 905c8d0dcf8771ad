/** The facts that views read about the offer to install the shop. */
import type { SnapshotFrom } from 'xstate';
import type { installOfferMachine } from './install-offer.machine.ts';
import type { InstallStage } from './install-offer.types.ts';

export const selectInstallStage = ({ value }: SnapshotFrom<typeof installOfferMachine>): InstallStage =>
  value === 'unavailable' || value === 'installed' ? 'hidden' : value;
