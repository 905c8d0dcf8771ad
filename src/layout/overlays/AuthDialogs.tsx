import { selectOpenDialog } from '#machines/dialogs/dialogs.open.ts';
import type { OpenDialog } from '#machines/dialogs/dialogs.types.ts';
import { useFacts } from '#src/app/use-flow.ts';
import { ForgotDialog } from './ForgotDialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { OtpDialog } from './OtpDialog.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';

const dialogs: Record<OpenDialog, () => React.JSX.Element | null> = {
  none: () => null,
  login: LoginDialog,
  register: RegisterDialog,
  forgot: ForgotDialog,
  otp: OtpDialog,
  reset: ResetDialog,
};

/** One of them at a time. */
export const AuthDialogs = () => {
  const Open = dialogs[useFacts('dialogs', selectOpenDialog)];
  return <Open />;
};
