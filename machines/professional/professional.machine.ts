/**
 * Professional: buying as a company. A guest opens an account with it; a signed-in shopper submits the company for
 * review.
 *
 * A company that is under review or approved cannot be sent again, and the page shows its status. A refused one can be
 * corrected and sent again. Passwords are cleared as soon as the account exists. Ports: `professional.live.ts`.
 *
 * @spec R30
 */
import { formChart } from '../shared/form.machine.ts';
import { textOr } from '../shared/notice.ts';
import { professionalErrors, professionalFields } from './professional.fields.ts';
import type { ProfessionalFields, ProfessionalInput, ProfessionalSaved } from './professional.types.ts';

export const professionalMachine = formChart<ProfessionalInput, ProfessionalFields, ProfessionalSaved>({
  id: 'professional',
  begin: () => professionalFields(),
  hidden: ['phone_code'],
  isLoaded: ({ isSignedIn }) => isSignedIn,
  check: professionalErrors,
  reopen: ({ application }) => professionalFields(application),
  announce: ({ signedIn, message }) => [
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Your company is under review') } as const,
    ...(signedIn ? [{ type: 'auth.succeeded', signedIn, returnTo: 'none' } as const] : []),
  ],
});
