import { selectOpenDialog } from '#machines/dialogs/dialogs.selectors.ts';
import { useFacts } from '#src/app/use-flow.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';

/** One of them at a time. */
export const AuthDialogs = () => {
  const dialog = useFacts('dialogs', selectOpenDialog);
  if (dialog === 'login') return <LoginDialog />;
  return dialog === 'register' ? <RegisterDialog /> : null;
};
