import type { RegisterActor } from '#machines/register/register.selectors.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './AuthDialogs.css.ts';
import { RegisterForm } from './RegisterForm.tsx';

export const RegisterDialog = ({ register }: { register: RegisterActor }) => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  return (
    <>
      <RegisterForm register={register} />
      <p className={styles.other}>
        {t('Already have an account?')}
        <Button variant="quiet" onPress={() => dialogs.send({ type: 'login.open' })}>
          {t('Log in')}
        </Button>
      </p>
      <p className={styles.company}>
        {t('Buying for a company?')}{' '}
        <TextLink href={pathTo('professionalRegistration')} onPress={() => dialogs.send({ type: 'dialog.close' })}>
          {t('Register your company')}
        </TextLink>
      </p>
    </>
  );
};
