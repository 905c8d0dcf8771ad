/** What a view may know of somebody who wants to sell. */
import type { SnapshotFrom } from 'xstate';
import type { partnerMachine } from './partner.machine.ts';
import { partnerSteps } from './partner.types.ts';

type PartnerSnapshot = SnapshotFrom<typeof partnerMachine>;

/** Flat facts; compare with `shallowEqual`. */
export const selectPartner = (snapshot: PartnerSnapshot) => {
  const { fields, errors, refused, failure, sentTo } = snapshot.context;
  return {
    step: partnerSteps.find((step) => snapshot.matches(step)),
    /** A step was taken already: a step that appears takes the focus. */
    isInFlight: sentTo !== '' || !snapshot.matches('person'),
    isBusy: snapshot.hasTag('busy'),
    fields,
    errors,
    refused,
    failure,
  };
};

export type PartnerFacts = ReturnType<typeof selectPartner>;

/** The chart of the code while its step is open. */
export const selectPartnerCode = ({ children }: PartnerSnapshot) => children.oneTimeCode;
