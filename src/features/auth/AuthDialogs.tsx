import { useSelector } from '@xstate/react';
import { type DialogActors, selectDialogActors } from '#machines/dialogs/dialogs.selectors.ts';
import { selectOpenDialog } from '#machines/dialogs/dialogs.summary.ts';
import type { OpenDialog } from '#machines/dialogs/dialogs.types.ts';
import { type RecoverActor, selectCodeActor } from '#machines/recover/recover.selectors.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { OtpDialog } from './OtpDialog.tsx';
import { ForgotDialog, ResetDialog } from './RecoverDialogs.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';

const titles: Record<Exclude<OpenDialog, 'none'>, MessageKey> = {
  login: 'Login',
  register: 'Create your account',
  forgot: 'Forgot Password',
  otp: 'Enter the code',
  reset: 'Reset password',
};

const RecoveryCode = ({ recover }: { recover: RecoverActor }) => {
  const code = useSelector(recover, selectCodeActor);
  return code ? <OtpDialog code={code} /> : null;
};

const RecoverDialog = ({ open, recover }: { open: OpenDialog; recover: RecoverActor }) => {
  if (open === 'forgot') return <ForgotDialog recover={recover} />;
  return open === 'otp' ? <RecoveryCode recover={recover} /> : <ResetDialog recover={recover} />;
};

/** The chart of the open dialog runs, and no other. */
const Body = ({ open, login, register, recover, oneTimeCode }: DialogActors & { open: OpenDialog }) => {
  if (login) return <LoginDialog login={login} />;
  if (register) return <RegisterDialog register={register} />;
  if (recover) return <RecoverDialog open={open} recover={recover} />;
  return oneTimeCode ? <OtpDialog code={oneTimeCode} /> : null;
};

/** The auth dialogs, one at a time in one window. After the last one, the focus returns to the opener of the first. */
export const AuthDialogs = () => {
  const t = useMessages();
  const flow = useFlow('dialogs');
  const open = useFacts('dialogs', selectOpenDialog);
  const actors = useFacts('dialogs', selectDialogActors);
  if (open === 'none') return null;
  return (
    <Dialog
      title={t(titles[open])}
      closeLabel={t('Close')}
      step={open}
      size="small"
      isDismissable={open === 'login'}
      onClose={() => flow.send({ type: 'dialog.close' })}
    >
      <Body open={open} {...actors} />
    </Dialog>
  );
};
