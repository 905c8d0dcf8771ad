/** One-time codes: sent to a contact, checked, and the new password that a checked one allows. */
import type { Dependencies } from '#server/dependencies.ts';
import { callerOf } from '#server/http/caller.ts';
import { codeAttemptOf, codeClientOf, promiseCode } from '#server/http/code-cookie.ts';
import type { Handlers } from '#server/http/handler.ts';
import { inSteps, refusedInSteps, stepMs } from '#server/security/steps.ts';
import { codeTools } from '#server/services/code-owners.ts';
import { resetPassword } from '#server/services/reset-password.ts';
import { sendCode } from '#server/services/send-code.ts';
import { verifyCode } from '#server/services/verify-code.ts';

export function oneTimeCodeRoutes(deps: Dependencies): Pick<Handlers, 'sendOtp' | 'verifyOtp' | 'resetPassword'> {
  const tools = codeTools(deps);

  return {
    async sendOtp(request, reply) {
      const { contact, phoneCode, context } = await inSteps(deps.config, stepMs.code, () =>
        sendCode(tools, codeClientOf(request), request.body),
      );
      promiseCode(deps.config, request, reply, context);
      return {
        message: request.t('A code is on its way.'),
        data: { email_or_phone: contact, phone_code: phoneCode },
      };
    },

    async verifyOtp(request) {
      const token = await refusedInSteps(deps.config, stepMs.code, () =>
        verifyCode(tools, codeAttemptOf(request), request.body),
      );
      return { message: request.t('Verified'), data: { token } };
    },

    async resetPassword(request) {
      await resetPassword(deps, callerOf(request), request.body);
      return { message: request.t('Password reset successfully') };
    },
  };
}
