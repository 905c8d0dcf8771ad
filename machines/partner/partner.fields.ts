/** The fields of the seller registration, by step, and their validation before the request. */
import type { Failure } from '#api/types/failure.ts';
import { partnerCertificateLimits, partnerPictureLimits } from '../file-limits.ts';
import { emailError, newPasswordError, phoneLengthError, required } from '../shared/checks.ts';
import type { FileLimits } from '../shared/files.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { PartnerContext, PartnerFields, PartnerFile } from './partner.types.ts';

type Errors = FieldErrors<PartnerFields>;

export const noPartner: PartnerFields = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  gender: '',
  password: '',
  password_confirmation: '',
  shop_name: '',
  description: '',
  address: '',
  opening_time: '',
  closing_time: '',
  profile_photo: undefined,
  shop_logo: undefined,
  shop_banner: undefined,
  shop_registration_certificate: undefined,
  accept_terms: false,
  at_device: false,
};

const personFields: readonly string[] = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'gender',
  'password',
  'password_confirmation',
];

export const limitsOf = (field: PartnerFile): FileLimits =>
  field === 'shop_registration_certificate' ? partnerCertificateLimits : partnerPictureLimits;

export const personErrors = ({ fields, ...rules }: PartnerContext): Errors => ({
  first_name: fields.first_name.trim() ? undefined : required,
  email: fields.email.trim() ? emailError(fields.email) : required,
  phone: fields.phone ? phoneLengthError(fields.phone, rules) : required,
  password: newPasswordError(fields.password),
  password_confirmation:
    fields.password === fields.password_confirmation ? undefined : { key: 'Confirm Password does not match.' },
});

const isPresent = (file: File | undefined) => (file ? undefined : required);

/** Opening and closing time are given together or not at all. */
const hourError = (own: string, other: string) => (own === '' && other !== '' ? required : undefined);

export const shopErrors = ({ fields }: PartnerContext): Errors => ({
  shop_name: fields.shop_name.trim() ? undefined : required,
  opening_time: hourError(fields.opening_time, fields.closing_time),
  closing_time: hourError(fields.closing_time, fields.opening_time),
  profile_photo: isPresent(fields.profile_photo),
  shop_logo: isPresent(fields.shop_logo),
  shop_banner: isPresent(fields.shop_banner),
});

export const reviewErrors = ({ fields }: PartnerContext): Errors => ({
  accept_terms: fields.accept_terms ? undefined : { key: 'Please accept the terms and conditions' },
});

const namesIn = ({ fields = {} }: Failure) => Object.keys(fields);

export const isAboutPerson = (failure: Failure): boolean =>
  namesIn(failure).some((name) => personFields.includes(name));
/** The proof of the address has expired, or was used. */
export const isAboutProof = (failure: Failure): boolean => namesIn(failure).includes('email_token');
export const isAboutShop = (failure: Failure): boolean =>
  namesIn(failure).some((name) => Object.hasOwn(noPartner, name));
