/** The facts that views read about the recovery of a password. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { recoverMachine } from './recover.machine.ts';
import type { ForgotFacts, ResetFacts } from './recover.types.ts';

type RecoverSnapshot = SnapshotFrom<typeof recoverMachine>;
export type RecoverActor = ActorRefFrom<typeof recoverMachine>;

/** Flat facts; compare with `shallowEqual`. */
export const selectForgot = (snapshot: RecoverSnapshot): ForgotFacts => ({
  fields: snapshot.context.fields,
  errors: snapshot.context.errors,
  isSubmitting: snapshot.hasTag('busy'),
});

/** Flat facts; compare with `shallowEqual`. */
export const selectReset = (snapshot: RecoverSnapshot): ResetFacts => ({
  contact: snapshot.context.contact.phone,
  fields: snapshot.context.reset,
  errors: snapshot.context.resetErrors,
  isSubmitting: snapshot.hasTag('busy'),
});

/** The countries that the form offers, while it is open. */
export const selectCountriesActor = ({ children }: RecoverSnapshot) => children.countries;

/** The code, while its dialog is open. */
export const selectCodeActor = ({ children }: RecoverSnapshot) => children.oneTimeCode;
