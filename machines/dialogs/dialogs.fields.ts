/** What the forms check before the server does, and how its refusals come back to the fields. */
import type { Failure } from '#api/types/failure.ts';
import type { Country } from '#api/types/settings.ts';
import { emailError, newPasswordError, phoneLengthError, required } from '../shared/checks.ts';
import type { ProviderProof } from '../social/social.types.ts';
import type {
  DialogsContext,
  FieldErrors,
  LoginField,
  LoginFields,
  RegisterField,
  RegisterFields,
  RegisterRequest,
} from './dialogs.types.ts';

export const noLogin: LoginFields = { phone: '', password: '' };
export const noProof: ProviderProof = { code: '' };
export const noRegistration: RegisterFields = { name: '', country: '', phone: '', email: '', password: '' };

const loginFields = Object.keys(noLogin) as LoginField[];
const registerFields = Object.keys(noRegistration) as RegisterField[];

/** Arabic-Indic and Persian digits as Latin ones. */
export const latinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

export const typedLogin = (field: LoginField, value: string) => (field === 'phone' ? latinDigits(value) : value);

export const typedRegistration = (field: RegisterField, value: string) =>
  field === 'phone' ? latinDigits(value).replace(/\D/g, '') : value;

type Rules = Pick<DialogsContext, 'phoneRequired' | 'phoneMinLength' | 'phoneMaxLength'>;

/** Only what is wrong. */
export const onlyWrong = <Field extends string>(errors: FieldErrors<Field>): FieldErrors<Field> =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined)) as FieldErrors<Field>;

export const loginErrorsOf = ({ phone, password }: LoginFields): FieldErrors<LoginField> =>
  onlyWrong({ phone: phone.trim() ? undefined : required, password: password ? undefined : required });

const phoneError = (phone: string, rules: Rules) => {
  if (!phone) return rules.phoneRequired ? required : undefined;
  return phoneLengthError(phone, rules);
};

const registeredEmailError = ({ email, phone }: RegisterFields) => {
  if (!email.trim()) return phone ? undefined : { key: 'The phone or email field is required' };
  return emailError(email);
};

export const registerErrorsOf = (fields: RegisterFields, rules: Rules): FieldErrors<RegisterField> =>
  onlyWrong({
    name: fields.name.trim() ? undefined : required,
    country: fields.country ? undefined : { key: 'The country field is required' },
    phone: phoneError(fields.phone, rules),
    email: registeredEmailError(fields),
    password: newPasswordError(fields.password),
  });

/** The server's first text per field that the form has. */
export const errorsIn = <Field extends string>({ fields = {} }: Failure, known: Field[]): FieldErrors<Field> => {
  const given = known.filter((field) => fields[field]).map((field) => [field, { message: fields[field] }]);
  return Object.fromEntries(given) as FieldErrors<Field>;
};

export const loginErrorsIn = (failure: Failure) => errorsIn(failure, loginFields);
export const registerErrorsIn = (failure: Failure) => errorsIn(failure, registerFields);

export const countryOf = (countries: Country[], country: string) => countries.find(({ name }) => name === country);

export const registrationOf = ({ register, countries }: DialogsContext): RegisterRequest => ({
  name: register.name.trim(),
  phone: register.phone || null,
  email: register.email.trim() || null,
  password: register.password,
  country: register.country,
  phone_code: countryOf(countries, register.country)?.phone_code ?? null,
});
