/** Becoming a seller. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf, dataWith, withMessage } from '../data-of.ts';
import { formDataOf } from '../form-data.ts';
import type { PartnerCodeCheck, PartnerContact } from '../types/partners.ts';
import { codeSentBy } from './one-time-codes.ts';

const otpTokenValidator = async () => (await import('../validators/one-time-codes.ts')).otpTokenValidator;
const partnerValidator = async () => (await import('../validators/partners.ts')).partnerValidator;

/** Throws the refusal that names the field which is taken. */
export const checkPartnerContact = (client: Client, body: PartnerContact, signal: AbortSignal | null = null) =>
  bodyOf(client.POST('/seller/check-email-phone', { body, signal }));

/** Never sent again by itself: a second code would be a second message, and the first one dead. */
export const sendPartnerCode = (client: Client, body: { email: string }, signal: AbortSignal | null = null) =>
  codeSentBy(client.POST('/seller/send-otp', { body, signal }));

export const verifyPartnerCode = (client: Client, body: PartnerCodeCheck, signal: AbortSignal | null = null) =>
  checkedDataOf(client.POST('/seller/verify-otp', { body, signal }), otpTokenValidator);

export type PartnerForm = {
  /** Under the contract's names; what is empty is left out. */
  form: Parameters<typeof formDataOf>[0];
  /** One UUID a try that is meant, so that a repeated call registers once. */
  idempotencyKey: string;
};

export const registerPartner = (
  client: Client,
  { form, idempotencyKey }: PartnerForm,
  signal: AbortSignal | null = null,
) => {
  const request = {
    body: formDataOf(form) as never,
    params: { header: { 'Idempotency-Key': idempotencyKey } },
    signal,
  };
  return withMessage(client.POST('/seller/registration', request), (response) =>
    checkedDataOf(response, partnerValidator),
  );
};

/** Where a registration stands, for whoever has its code. */
export const getPartnerApplication = (client: Client, path: { code: string }, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/seller/confirmation/{code}', { params: { path }, signal }), 'application');
