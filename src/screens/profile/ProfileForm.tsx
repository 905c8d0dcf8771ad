import { asciiDigits } from '#locales/typed-numbers.ts';
import type { ProfileFacts, ProfileFields } from '#machines/profile/profile.types.ts';
import { CountrySelect } from '#src/components/CountrySelect/CountrySelect.tsx';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid, Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { ProfilePhoto } from './ProfilePhoto.tsx';
import * as styles from './ProfileScreen.css.ts';

type TypedField = Exclude<keyof ProfileFields, 'profile_photo'>;

const genders = { male: 'Male', female: 'Female', other: 'Other' } as const;
const today = () => new Date().toISOString().slice(0, 10);

export const ProfileForm = ({ facts: { stage, fields, errors, failure, asksPassword } }: { facts: ProfileFacts }) => {
  const t = useMessages();
  const form = useFlow('profile');
  const isBusy = stage === 'submitting';
  const change = (typed: Partial<ProfileFields>) => form.send({ type: 'form.change', fields: typed });
  const errorOf = (name: keyof ProfileFields) => errors[name] && noticeText(t, errors[name]);
  const field = (name: TypedField) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <Form
      className={styles.form}
      label={t('My Profile')}
      isBusy={isBusy}
      onSubmit={() => form.send({ type: 'form.submit' })}
    >
      <ProfilePhoto
        chosen={fields.profile_photo}
        error={errorOf('profile_photo')}
        onChoose={(photo) => change({ profile_photo: photo })}
      />
      <FieldGrid>
        <FieldCell width="half">
          <Field {...field('name')} label={t('Full name')} autoComplete="name" maxLength={255} isRequired />
        </FieldCell>
        <FieldCell width="half">
          <Field {...field('email')} label={t('Email')} type="email" inputMode="email" autoComplete="email" />
        </FieldCell>
        <FieldCell width="half">
          <CountrySelect value={fields.country} error={errorOf('country')} onChoose={change} />
        </FieldCell>
        <FieldCell width="half">
          <Field
            {...field('phone')}
            label={t('Mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            isRequired
            start={fields.phone_code ? <bdi dir="ltr">+{fields.phone_code}</bdi> : undefined}
            onChange={(value) => change({ phone: asciiDigits(value).replace(/\D/g, '') })}
          />
        </FieldCell>
        <FieldCell width="half">
          <SelectField
            {...field('gender')}
            label={t('Gender')}
            autoComplete="sex"
            placeholder={t('Not given')}
            options={Object.entries(genders).map(([value, key]) => ({ value, label: t(key) }))}
          />
        </FieldCell>
        <FieldCell width="half">
          <Field
            {...field('date_of_birth')}
            label={t('Date of birth')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={today()}
          />
        </FieldCell>
      </FieldGrid>
      {asksPassword ? (
        <div className={styles.password}>
          <PasswordField
            {...field('current_password')}
            label={t('Current Password')}
            hint={t('Your password is needed to change your email or phone')}
            autoComplete="current-password"
            isRequired
            showLabel={t('Show password')}
            hideLabel={t('Hide password')}
          />
        </div>
      ) : null}
      <FormFailure failure={failure} />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? t('Saving…') : t('Update Profile')}
        </Button>
      </div>
    </Form>
  );
};
