import { selectOpenDialog } from '#machines/dialogs/dialogs.summary.ts';
import type { OpenDialog } from '#machines/dialogs/dialogs.types.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { ForgotDialog } from './ForgotDialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { OtpDialog } from './OtpDialog.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';

type Shown = { title: MessageKey; Body: () => React.JSX.Element };

const dialogs: Record<Exclude<OpenDialog, 'none'>, Shown> = {
  login: { title: 'Login', Body: LoginDialog },
  register: { title: 'Create your account', Body: RegisterDialog },
  forgot: { title: 'Forgot password', Body: ForgotDialog },
  otp: { title: 'Enter the code', Body: OtpDialog },
  reset: { title: 'Reset password', Body: ResetDialog },
};

/** One of them at a time, all in one window: whoever follows the last one out is back where the first was opened. */
export const AuthDialogs = () => {
  const t = useMessages();
  const flow = useFlow('dialogs');
  const open = useFacts('dialogs', selectOpenDialog);
  if (open === 'none') return null;
  const { title, Body } = dialogs[open];
  return (
    <Dialog
      title={t(title)}
      closeLabel={t('Close')}
      step={open}
      size="small"
      isDismissable={open === 'login'}
      onClose={() => flow.send({ type: 'dialog.close' })}
    >
      <Body />
    </Dialog>
  );
};
