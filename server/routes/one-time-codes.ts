/** One-time codes: sent to a contact, checked, and the new password that a checked one allows. */
import type { Handlers } from '#server/http/handler.ts';
import { codeThrottleOn } from '#server/security/code-throttle.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import type { Services } from '#server/services.ts';
import type { CodeTools } from './code-owners.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';
import { verifyCode } from './verify-code.ts';

export function oneTimeCodeRoutes(services: Services): Pick<Handlers, 'sendOtp' | 'verifyOtp' | 'resetPassword'> {
  const tools: CodeTools = { ...services, throttle: codeThrottleOn(services), secretOf: shopSecretOf(services) };
  return {
    sendOtp: (request, reply) => sendCode(tools, request, reply),
    verifyOtp: (request) => verifyCode(tools, request),
    resetPassword: (request) => resetPassword(services, request),
  };
}
