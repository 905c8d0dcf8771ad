/** Shapes of one-time codes and of setting a new password with one. */
import type { components } from '#api/generated/schema.ts';

export type OtpRequest = components['schemas']['OtpRequest'];
export type OtpCheck = components['schemas']['OtpCheck'];
export type PasswordReset = components['schemas']['PasswordReset'];

/** A code is on its way. `retryAfter` is in seconds; servers that do not say it leave the wait to the storefront. */
export type CodeSent = { message?: string; retryAfter?: number };
