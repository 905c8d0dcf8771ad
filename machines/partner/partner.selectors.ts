/** The facts that views read about the seller registration. */
import type { SnapshotFrom } from 'xstate';
import type { partnerMachine } from './partner.machine.ts';
import { partnerSteps } from './partner.types.ts';

type PartnerSnapshot = SnapshotFrom<typeof partnerMachine>;

/** Flat facts; compare with `shallowEqual`. */
export const selectPartner = (snapshot: PartnerSnapshot) => {
  const { fields, errors, refused, failure, sentTo } = snapshot.context;
  return {
    step: partnerSteps.find((step) => snapshot.matches(step)),
    /** Whether a step was taken before: a new step moves the focus. */
    hasTakenStep: sentTo !== '' || !snapshot.matches('person'),
    isBusy: snapshot.hasTag('busy'),
    fields,
    errors,
    refused,
    failure,
  };
};

export type PartnerFacts = ReturnType<typeof selectPartner>;

/** The chart of the code, while its step is open. */
export const selectPartnerCode = ({ children }: PartnerSnapshot) => children.oneTimeCode;
