/**
 * What a shopper knows that no response says: the contact and the password of the account, and the codes of the mails.
 * The same name of a field means different things in different operations.
 */
import type { OperationId } from '#server/contract.types.ts';
import { newestCode } from '#tests/support/data/one-time-codes.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import type { IdPool } from './id-pool.ts';
import type { Known, Request } from './operations.ts';

const newContact = { email: 'new_email', phone: 'new_phone' };

/** Under which name the pool has the value of a field of this operation, where it is not the field's own. */
const fields: Partial<Record<OperationId, Record<string, string>>> = {
  login: { phone: 'contact', password: 'current_password' },
  eraseAccount: { password: 'current_password' },
  sendOtp: { phone: 'contact' },
  verifyOtp: { phone: 'contact', otp: 'account_code' },
  resetPassword: { token: 'account_token' },
  register: newContact,
  registerProfessional: newContact,
  checkPartnerContact: newContact,
  sendPartnerCode: { email: 'new_email' },
  verifyPartnerCode: { email: 'new_email', otp: 'seller_code' },
  registerPartner: { ...newContact, email_token: 'seller_token' },
  getPartnerApplication: { code: 'confirmation_code' },
};

export const secretName = (id: OperationId, field: string): string | undefined => fields[id]?.[field];

/** Fields that the example of the contract leaves out, and that its good use needs. */
export const besides = ({ id }: Known): Record<string, string> =>
  id === 'changeProfile' ? { current_password: '', email: '', phone: '' } : {};

let people = 0;

/** A contact that nobody has. */
export function newContacts(): Record<'new_email' | 'new_phone', [string]> {
  people += 1;
  return {
    new_email: [`new${people}-${crypto.randomUUID()}@larder.test`],
    new_phone: [`20256${String(people).padStart(5, '0')}`],
  };
}

function sentField(body: unknown, name: string): string | undefined {
  if (body instanceof FormData) return body.get(name)?.toString();
  const fields = typeof body === 'string' ? JSON.parse(body) : body;
  const value = (fields as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

type Answered = {
  shop: Pick<TestServer, 'database'>;
  pool: IdPool;
  request: Request;
  /** The `data` of the response. */
  data: { token?: string; access?: { token?: string } } | undefined;
};

type Learning = (answered: Answered) => unknown;

const keep = ({ pool }: Answered, name: string, value: string | undefined) =>
  value === undefined ? undefined : pool.replace(name, [value]);

const codeInto = (name: string) => async (answered: Answered) =>
  keep(answered, name, (await newestCode(answered.shop)).code);

const tokenInto = (name: string) => (answered: Answered) => keep(answered, name, answered.data?.token);

const newPassword: Learning = (answered) =>
  keep(answered, 'current_password', sentField(answered.request.body, 'password'));

const nextContact: Learning = ({ pool }) => {
  for (const [name, values] of Object.entries(newContacts())) pool.replace(name, values);
};

const learnings: Partial<Record<OperationId, Learning>> = {
  sendOtp: codeInto('account_code'),
  sendPartnerCode: codeInto('seller_code'),
  verifyOtp: tokenInto('account_token'),
  verifyPartnerCode: tokenInto('seller_token'),
  changePassword: newPassword,
  resetPassword: newPassword,
  changeProfile: (answered) => keep(answered, 'contact', sentField(answered.request.body, 'email')),
  register: nextContact,
  registerProfessional: nextContact,
  registerPartner: nextContact,
};

/** After a success. A code goes to the contact that was named, which may be nobody's. */
export const learnSecrets = async (id: OperationId, answered: Answered): Promise<void> => {
  await Promise.resolve(learnings[id]?.(answered)).catch(() => undefined);
};

/** The session that a success opens instead of the one before. */
export const sessionIn = (id: OperationId, data: Answered['data']): string | undefined =>
  id === 'login' || id === 'changePassword' ? data?.access?.token : undefined;
