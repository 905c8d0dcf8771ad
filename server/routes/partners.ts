/** Becoming a seller. A shop with one vendor has no sellers, and every call answers that there is nothing here. */
import type { FastifyReply } from 'fastify';
import { isActiveSeller, partnerApplicationOf } from '#server/db/queries/partners.ts';
import { minuteAtShop, readSomeSettings } from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { phoneDigits } from '#server/domain/contact.ts';
import { sellerContactErrors } from '#server/domain/partners.ts';
import { notFound } from '#server/domain/refusal.ts';
import { callerOf } from '#server/http/caller.ts';
import { codeAttemptOf, codeClientOf, promiseCode } from '#server/http/code-cookie.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';
import { serializePartner, serializePartnerApplication } from '#server/serializers/partner.ts';
import { codeTools } from '#server/services/code-owners.ts';
import { sendPartnerCode, verifyPartnerCode } from '#server/services/partner-code.ts';
import { registerPartner } from '#server/services/register-partner.ts';
import { refuseIfAny } from '#server/services/taken-contacts.ts';
import { takenNoticeOn } from '#server/services/taken-notice.ts';
import { readPartnerFiles } from '#server/uploads/partner-files.ts';

type PartnerHandlers = Pick<
  Handlers,
  | 'checkPartnerContact'
  | 'sendPartnerCode'
  | 'verifyPartnerCode'
  | 'registerPartner'
  | 'getPartnerApplication'
  | 'checkPartnerStatus'
>;

export function partnerRoutes(deps: Dependencies): PartnerHandlers {
  const { db } = deps;
  const tools = codeTools(deps);
  const notifyOwners = takenNoticeOn(deps);

  async function requireSellers(): Promise<void> {
    const { multiVendor } = await readSomeSettings(db, ['multiVendor']);
    if (!multiVendor) throw notFound();
  }

  const forSellers =
    <Request, Result>(handle: (request: Request, reply: FastifyReply) => Promise<Result>) =>
    async (request: Request, reply: FastifyReply) => {
      await requireSellers();
      return handle(request, reply);
    };

  return {
    checkPartnerContact: forSellers(async (request: ApiRequest<'checkPartnerContact'>) => {
      const { body } = request;
      const rules = await readSomeSettings(db, ['phoneMinLength', 'phoneMaxLength']);
      refuseIfAny(sellerContactErrors(body, rules));
      notifyOwners(callerOf(request), [body.email, body.phone]);
      return { message: request.t('Verify your email address.') };
    }),

    sendPartnerCode: forSellers(async (request: ApiRequest<'sendPartnerCode'>, reply) => {
      const context = await sendPartnerCode(tools, codeClientOf(request), request.body);
      promiseCode(deps.config, request, reply, context);
      return { message: request.t('A code is on its way.') };
    }),

    verifyPartnerCode: forSellers(async (request: ApiRequest<'verifyPartnerCode'>) => {
      const token = await verifyPartnerCode(tools, codeAttemptOf(request), request.body);
      return { message: request.t('Verified'), data: { token } };
    }),

    registerPartner: forSellers(async (request: ApiRequest<'registerPartner'>) => {
      const application = { form: request.body, readFiles: () => readPartnerFiles(request) };
      const found = await registerPartner(deps, callerOf(request), application);
      const minute = await minuteAtShop(deps.db, deps.clock());
      return {
        message: request.t('Your registration is under review.'),
        data: { confirmation_code: found.application.code, user: serializePartner(found, minute) },
      };
    }),

    getPartnerApplication: forSellers(async ({ params }: ApiRequest<'getPartnerApplication'>) => {
      const found = await partnerApplicationOf(db, params.code);
      if (!found) throw notFound();
      return { data: { application: serializePartnerApplication(found) } };
    }),

    checkPartnerStatus: forSellers(async ({ query }: ApiRequest<'checkPartnerStatus'>) => ({
      data: { user_status: await isActiveSeller(db, phoneDigits(query.phone) ?? '') },
    })),
  };
}
