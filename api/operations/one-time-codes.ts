/** One-time codes, and the new password that a verified code allows. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf } from '../data-of.ts';
import { errorOfThrown, secondsOf } from '../errors.ts';
import type { CodeSent, OtpCheck, OtpRequest, PasswordReset } from '../types/one-time-codes.ts';

const otpTokenValidator = async () => (await import('../validators/one-time-codes.ts')).otpTokenValidator;

const messageIn = (body: unknown) => {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' && message ? { message } : {};
};

/** The result of any call that sends a code. */
export const codeSentBy = async (request: Promise<{ data?: unknown; response: Response }>): Promise<CodeSent> => {
  const { data, response } = await request.catch((thrown: unknown) => {
    throw errorOfThrown(thrown);
  });
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  return { ...messageIn(data), ...(retryAfter === undefined ? {} : { retryAfter }) };
};

/** Never repeated automatically: a second code would invalidate the first one and send a second message. */
export const sendOtp = (client: Client, body: OtpRequest, signal: AbortSignal | null = null) =>
  codeSentBy(client.POST('/send-otp', { body, signal }));

export const verifyOtp = (client: Client, body: OtpCheck, signal: AbortSignal | null = null) =>
  checkedDataOf(client.POST('/verify-otp', { body, signal }), otpTokenValidator);

/** Returns the server's message, if it has one. */
export const resetPassword = async (
  client: Client,
  body: PasswordReset,
  signal: AbortSignal | null = null,
): Promise<{ message?: string }> => messageIn(await bodyOf(client.POST('/reset-password', { body, signal })));
