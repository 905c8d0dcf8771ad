/**
 * Professional: buying as a company. A guest opens an account with it; somebody with an account puts it under review.
 *
 * Once it is under review or approved there is nothing to send, and the page says where it stands. A refused one can be
 * put right and sent again. Passwords are gone as soon as the account is there. Ports: `professional.live.ts`.
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
  isLoaded: ({ isSignedIn }) => isSignedIn,
  check: professionalErrors,
  reopen: ({ application }) => professionalFields(application),
  announce: ({ signedIn, message }) => [
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Your company is under review') } as const,
    ...(signedIn ? [{ type: 'auth.succeeded', signedIn, returnTo: 'none' } as const] : []),
  ],
});
