/** Becoming a seller. A shop with one vendor has no sellers, and every call answers that there is nothing here. */
import type { FastifyReply } from 'fastify';
import { takenContacts } from '#server/db/queries/identity.ts';
import { isActiveSeller, partnerApplicationOf } from '#server/db/queries/partners.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { phoneDigits } from '#server/domain/contact.ts';
import { sellerContact, sellerContactErrors } from '#server/domain/partners.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';
import { notFound } from '#server/http/refusal.ts';
import { codeThrottleOn } from '#server/security/code-throttle.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import type { Services } from '#server/services.ts';
import { serializePartnerApplication } from '#server/shapes/partner.ts';
import type { CodeTools } from './code-owners.ts';
import { refuseIfAny, takenErrors } from './contacts.ts';
import { sendPartnerCode, verifyPartnerCode } from './partner-code.ts';
import { registerPartner } from './register-partner.ts';

type PartnerHandlers = Pick<
  Handlers,
  | 'checkPartnerContact'
  | 'sendPartnerCode'
  | 'verifyPartnerCode'
  | 'registerPartner'
  | 'getPartnerApplication'
  | 'checkPartnerStatus'
>;

export function partnerRoutes(services: Services): PartnerHandlers {
  const { db } = services;
  const tools: CodeTools = { ...services, throttle: codeThrottleOn(services), secretOf: shopSecretOf(services) };

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
      refuseIfAny({
        ...takenErrors(await takenContacts(db, sellerContact(body))),
        ...sellerContactErrors(body, rules),
      });
      return { message: request.t('Available') };
    }),

    sendPartnerCode: forSellers((request: ApiRequest<'sendPartnerCode'>, reply) =>
      sendPartnerCode(tools, request, reply),
    ),

    verifyPartnerCode: forSellers((request: ApiRequest<'verifyPartnerCode'>) => verifyPartnerCode(tools, request)),

    registerPartner: forSellers((request: ApiRequest<'registerPartner'>) => registerPartner(services, request)),

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
