/** Becoming a seller. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf, dataWith, written } from '../data-of.ts';
import { notFoundBy } from '../errors.ts';
import { formDataOf } from '../form-data.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { PartnerCodeCheck, PartnerContact } from '../types/partners.ts';
import { codeSentBy } from './one-time-codes.ts';

const otpTokenValidator = async () => (await import('../validators/one-time-codes.ts')).otpTokenValidator;
const partnerValidator = async () => (await import('../validators/partners.ts')).partnerValidator;

/** Throws a refusal that names the field whose value is taken. */
export const checkPartnerContact = (client: Client, body: PartnerContact, signal: AbortSignal | null = null) =>
  bodyOf(client.POST('/seller/check-email-phone', { body, signal }));

/** Never repeated automatically: a second code would invalidate the first one and send a second message. */
export const sendPartnerCode = (client: Client, body: { email: string }, signal: AbortSignal | null = null) =>
  codeSentBy(client.POST('/seller/send-otp', { body, signal }));

export const verifyPartnerCode = (client: Client, body: PartnerCodeCheck, signal: AbortSignal | null = null) =>
  checkedDataOf(client.POST('/seller/verify-otp', { body, signal }), otpTokenValidator);

export type PartnerForm = WithKey & {
  /** Uses the contract's names; empty fields are omitted. */
  form: Parameters<typeof formDataOf>[0];
};

export const registerPartner = (
  client: Client,
  { form, idempotencyKey }: PartnerForm,
  signal: AbortSignal | null = null,
) => {
  const request = {
    body: formDataOf(form) as never,
    params: { header: keyHeader(idempotencyKey) },
    signal,
  };
  return written(client.POST('/seller/registration', request), (response) => checkedDataOf(response, partnerValidator));
};

/** The status of a registration, for a caller with its confirmation code. */
export const getPartnerApplication = (client: Client, path: { code: string }, signal: AbortSignal | null = null) =>
  dataWith(client.GET('/seller/confirmation/{code}', { params: { path }, signal }), 'application').catch(
    notFoundBy('code'),
  );
