/** The validation of the registration before the request, and its request. */
import { asciiDigits } from '#locales/typed-numbers.ts';
import { phoneCodeOf } from '../countries/countries.logic.ts';
import type { Reachable } from '../recover/recover.logic.ts';
import { emailError, newPasswordError, phoneLengthError, required } from '../shared/checks.ts';
import { onlyWrong } from '../shared/field-errors.ts';
import type {
  RegisterContext,
  RegisterErrors,
  RegisterField,
  RegisterFields,
  RegisterRequest,
  RegisterRules,
} from './register.types.ts';

export const noRegistration: RegisterFields = { name: '', country: '', phone: '', email: '', password: '' };

export const typedRegistration = (field: RegisterField, value: string) =>
  field === 'phone' ? asciiDigits(value).replace(/\D/g, '') : value;

const phoneError = (phone: string, rules: RegisterRules) => {
  if (!phone) return rules.phoneRequired ? required : undefined;
  return phoneLengthError(phone, rules);
};

const registeredEmailError = ({ email, phone }: RegisterFields, { emailRequired }: RegisterRules) => {
  if (email.trim()) return emailError(email);
  if (emailRequired) return required;
  return phone ? undefined : { key: 'The phone or email field is required' };
};

export const registerErrorsOf = (fields: RegisterFields, rules: RegisterRules): RegisterErrors =>
  onlyWrong<RegisterFields>({
    name: fields.name.trim() ? undefined : required,
    country: fields.country ? undefined : { key: 'The country field is required' },
    phone: phoneError(fields.phone, rules),
    email: registeredEmailError(fields, rules),
    password: newPasswordError(fields.password),
  });

export const registrationOf = ({ fields, countries }: RegisterContext): RegisterRequest => ({
  name: fields.name.trim(),
  phone: fields.phone || null,
  email: fields.email.trim() || null,
  password: fields.password,
  country: fields.country,
  phone_code: phoneCodeOf(countries, fields.country),
});

/** The contacts that were typed: what the server responds may lack them. */
export const typedContactsOf = (context: RegisterContext): Reachable => {
  const { phone = null, phone_code = null, email = null } = registrationOf(context);
  return { phone, phone_code, email };
};
