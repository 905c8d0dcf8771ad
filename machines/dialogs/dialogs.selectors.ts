/** What a view may know about the dialogs. */
import type { SnapshotFrom } from 'xstate';
import { countryOf } from './dialogs.fields.ts';
import type { dialogsMachine } from './dialogs.machine.ts';
import type {
  Contact,
  CountriesFacts,
  ForgotFacts,
  LoginFacts,
  OtpFacts,
  RegisterFacts,
  ResetFacts,
  SocialFacts,
} from './dialogs.types.ts';

type DialogsSnapshot = SnapshotFrom<typeof dialogsMachine>;

/** Flat facts; compare with `shallowEqual`. */
export const selectLogin = (snapshot: DialogsSnapshot): LoginFacts => ({
  fields: snapshot.context.login,
  errors: snapshot.context.loginErrors,
  isSubmitting: snapshot.hasTag('busy'),
});

/** Flat facts; compare with `shallowEqual`. */
export const selectSocial = (snapshot: DialogsSnapshot): SocialFacts => {
  const { provider, socialProviders } = snapshot.context;
  const isExchanging = snapshot.matches({ login: 'exchanging' });
  const isRequested = isExchanging || snapshot.matches({ login: 'awaitingProvider' });
  return {
    providers: socialProviders,
    requested: isRequested ? provider : undefined,
    isExchanging,
    last: provider,
  };
};

const isWithCountries = (snapshot: DialogsSnapshot, stage: 'loading' | 'failed') =>
  snapshot.matches({ register: { countries: stage } }) || snapshot.matches({ forgot: { countries: stage } });

/** For the forms that ask for a country. */
export const selectCountries = (snapshot: DialogsSnapshot): CountriesFacts => {
  const { countries } = snapshot.context;
  if (isWithCountries(snapshot, 'loading')) return { countries, countriesStage: 'loading' };
  return { countries, countriesStage: isWithCountries(snapshot, 'failed') ? 'failed' : 'ready' };
};

/** Flat facts; compare with `shallowEqual`. */
export const selectRegister = (snapshot: DialogsSnapshot): RegisterFacts => {
  const { context } = snapshot;
  return {
    fields: context.register,
    errors: context.registerErrors,
    isSubmitting: snapshot.hasTag('busy'),
    phoneCode: countryOf(context.countries, context.register.country)?.phone_code,
    phoneRequired: context.phoneRequired,
    phoneMinLength: context.phoneMinLength,
    phoneMaxLength: context.phoneMaxLength,
  };
};

/** Flat facts; compare with `shallowEqual`. */
export const selectForgot = (snapshot: DialogsSnapshot): ForgotFacts => ({
  fields: snapshot.context.forgot,
  errors: snapshot.context.forgotErrors,
  isSubmitting: snapshot.hasTag('busy'),
});

/** A phone number is shown as it is dialled. */
const shownContact = ({ phone, phoneCode }: Contact) => (phoneCode ? `+${phoneCode} ${phone}` : phone);

/** Flat facts; compare with `shallowEqual`. */
export const selectOtp = (snapshot: DialogsSnapshot): OtpFacts => {
  const { boxes, codeError, contact, resendAt, secondsLeft } = snapshot.context;
  return {
    contact: shownContact(contact),
    boxes,
    error: codeError,
    resendAt,
    isSending: snapshot.matches({ otp: { sending: 'asking' } }),
    isVerifying: snapshot.hasTag('busy'),
    secondsLeft: snapshot.matches({ otp: { sending: 'countingDown' } }) ? secondsLeft : undefined,
  };
};

/** Flat facts; compare with `shallowEqual`. */
export const selectReset = (snapshot: DialogsSnapshot): ResetFacts => ({
  contact: snapshot.context.contact.phone,
  fields: snapshot.context.reset,
  errors: snapshot.context.resetErrors,
  isSubmitting: snapshot.hasTag('busy'),
});
