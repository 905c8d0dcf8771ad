/** The charts of the open dialog, for its views. */
import type { SnapshotFrom } from 'xstate';
import type { LoginActor } from '../login/login.selectors.ts';
import type { OneTimeCodeActor } from '../one-time-code/one-time-code.selectors.ts';
import type { RecoverActor } from '../recover/recover.selectors.ts';
import type { RegisterActor } from '../register/register.selectors.ts';
import type { dialogsMachine } from './dialogs.machine.ts';

/** One of them runs while its dialog is open. */
export type DialogActors = {
  login: LoginActor | undefined;
  register: RegisterActor | undefined;
  recover: RecoverActor | undefined;
  oneTimeCode: OneTimeCodeActor | undefined;
};

/** Flat facts; compare with `shallowEqual`. */
export const selectDialogActors = ({ children }: SnapshotFrom<typeof dialogsMachine>): DialogActors => ({
  login: children.login,
  register: children.register,
  recover: children.recover,
  oneTimeCode: children.oneTimeCode,
});
