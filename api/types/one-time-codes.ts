/** Types of one-time codes and of the password reset. */
import type { components } from '#api/generated/schema.ts';

export type OtpRequest = components['schemas']['OtpRequest'];
export type OtpCheck = components['schemas']['OtpCheck'];
export type PasswordReset = components['schemas']['PasswordReset'];

/** The server sent a code. `retryAfter` is in seconds; without it the client applies its own wait. */
export type CodeSent = { message?: string; retryAfter?: number };
