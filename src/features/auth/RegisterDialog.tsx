import { shallowEqual, useSelector } from '@xstate/react';
import { type RegisterActor, selectCountriesActor, selectRegister } from '#machines/register/register.selectors.ts';
import type { RegisterField } from '#machines/register/register.types.ts';
import { NewPassword } from '#src/components/NewPassword/NewPassword.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './AuthDialogs.css.ts';
import { CountryField } from './CountryField.tsx';

const RegisterForm = ({ register }: { register: RegisterActor }) => {
  const t = useMessages();
  const facts = useSelector(register, selectRegister, shallowEqual);
  const { fields, errors, isSubmitting, phoneCode } = facts;
  const countries = useSelector(register, selectCountriesActor);
  const field = (name: RegisterField) => ({
    name,
    value: fields[name],
    error: errors[name] && noticeText(t, errors[name]),
    isRequired: true,
    onChange: (value: string) => register.send({ type: 'register.type', field: name, value }),
  });
  return (
    <Form className={styles.form} isBusy={isSubmitting} onSubmit={() => register.send({ type: 'register.submit' })}>
      <Field {...field('name')} label={t('Full name')} autoComplete="name" autoFocus />
      <CountryField of={countries} field={field('country')} />
      <Field
        {...field('phone')}
        label={t('Phone number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        isRequired={facts.phoneRequired}
        minLength={facts.phoneMinLength}
        start={
          phoneCode ? (
            <bdi dir="ltr" className={styles.code}>
              +{phoneCode}
            </bdi>
          ) : undefined
        }
      />
      <Field
        {...field('email')}
        label={t('Email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired={facts.emailRequired || !fields.phone}
      />
      <NewPassword {...field('password')} label={t('Password')} />
      <p className={styles.terms}>
        <TextLink href={pathTo('terms')} isExternal target="_blank">
          {t('By registering you accept the terms and conditions')}
        </TextLink>
      </p>
      <Button type="submit" size="large" isWide isBusy={isSubmitting}>
        {t('Create account')}
      </Button>
    </Form>
  );
};

export const RegisterDialog = ({ register }: { register: RegisterActor }) => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const isOffered = useOffers();
  return (
    <>
      <RegisterForm register={register} />
      <p className={styles.other}>
        {t('Already have an account?')}
        <Button variant="quiet" onPress={() => dialogs.send({ type: 'login.open' })}>
          {t('Log in')}
        </Button>
      </p>
      {isOffered('professionalRegistration') ? (
        <p className={styles.company}>
          {t('Buying for a company?')}{' '}
          <TextLink href={pathTo('professionalRegistration')} onPress={() => dialogs.send({ type: 'dialog.close' })}>
            {t('Register your company')}
          </TextLink>
        </p>
      ) : null}
    </>
  );
};
