/** One-time codes, and the password that they let a shopper set. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf } from '../data-of.ts';
import { errorOfThrown, secondsOf } from '../errors.ts';
import type { CodeSent, OtpCheck, OtpRequest, PasswordReset } from '../types/one-time-codes.ts';

const otpTokenValidator = async () => (await import('../validators/one-time-codes.ts')).otpTokenValidator;

const messageIn = (body: unknown) => {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' && message ? { message } : {};
};

/** What the response to any call that sends a code says of it. */
export const codeSentBy = async (reply: Promise<{ data?: unknown; response: Response }>): Promise<CodeSent> => {
  const { data, response } = await reply.catch((thrown: unknown) => {
    throw errorOfThrown(thrown);
  });
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  return { ...messageIn(data), ...(retryAfter === undefined ? {} : { retryAfter }) };
};

/** Never sent again by itself: a second code would be a second message, and the first one dead. */
export const sendOtp = (client: Client, body: OtpRequest, signal: AbortSignal | null = null) =>
  codeSentBy(client.POST('/send-otp', { body, signal }));

export const verifyOtp = (client: Client, body: OtpCheck, signal: AbortSignal | null = null) =>
  checkedDataOf(client.POST('/verify-otp', { body, signal }), otpTokenValidator);

/** Answers the server's own words, if it has any. */
export const resetPassword = async (
  client: Client,
  body: PasswordReset,
  signal: AbortSignal | null = null,
): Promise<{ message?: string }> => messageIn(await bodyOf(client.POST('/reset-password', { body, signal })));
