/** Companies as buyers: the registration of one, and the application of a shopper who has an account already. */
import { applicationOf } from '#server/db/queries/professional.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { companyOf } from '#server/domain/professional.ts';
import { callerOf, shopperOf } from '#server/http/caller.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { applyAsProfessional, professionalApplication, registerProfessional } from '#server/services/professional.ts';
import { readDocuments } from '#server/uploads/documents.ts';
import { documentBytes } from '#server/uploads/limits.ts';

type ProfessionalHandlers = Pick<
  Handlers,
  'registerProfessional' | 'getProfessionalApplication' | 'applyAsProfessional'
>;

export const professionalRoutes = (deps: Dependencies): ProfessionalHandlers => ({
  async registerProfessional(request) {
    const data = await registerProfessional(deps, callerOf(request), {
      form: request.body,
      readDocuments: () => readDocuments(request, 'documents', documentBytes),
    });
    return { message: request.t('Your registration is under review.'), data };
  },

  async getProfessionalApplication(request) {
    const row = await applicationOf(deps.db, requireUser(request));
    return { data: { application: row ? await professionalApplication(deps.db, row) : null } };
  },

  async applyAsProfessional(request) {
    const shopper = shopperOf(request);
    const files = await readDocuments(request, 'documents', documentBytes);
    return applyAsProfessional(deps, shopper, { company: companyOf(request.body), files });
  },
});
