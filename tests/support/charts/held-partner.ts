/** Becoming a seller, with the chart of the code that it invokes; the calls of both wait until a test answers them. */
import type { SnapshotFrom } from 'xstate';
import type { oneTimeCodeMachine } from '#machines/one-time-code/one-time-code.machine.ts';
import type { OneTimeCodeEvent } from '#machines/one-time-code/one-time-code.types.ts';
import { partnerMachine } from '#machines/partner/partner.machine.ts';
import type { PartnerEvent } from '#machines/partner/partner.types.ts';
import { partnerCharts, partnerInput, partnerPorts } from '../../models/partner.ts';
import { startHeld } from './held-flow.ts';

export const startPartner = () => {
  const held = startHeld(partnerMachine, partnerInput, partnerPorts, partnerCharts);
  return {
    ...held,
    /** To the chart that hears it. */
    send: (event: PartnerEvent | OneTimeCodeEvent) => held.send(event as never),
    codeSnapshot: (): SnapshotFrom<typeof oneTimeCodeMachine> => {
      const { oneTimeCode } = held.snapshot().children;
      if (!oneTimeCode) throw new Error('No code is open.');
      return oneTimeCode.getSnapshot();
    },
  };
};
