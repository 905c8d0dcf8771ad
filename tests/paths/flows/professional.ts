/** Buying as a company, by somebody with an account. Where the company then stands is no form any more. */
import { professionalFields } from '#machines/professional/professional.fields.ts';
import { professionalMachine } from '#machines/professional/professional.machine.ts';
import { formJourney } from '../form-journey.ts';
import type { Planner } from '../journey.ts';

const licence = { name: 'licence.pdf', mimeType: 'application/pdf' };

export const planProfessional: Planner = async ({ settings }) => {
  const { model, ...journey } = formJourney({
    flow: 'professional',
    machine: professionalMachine,
    input: {
      isSignedIn: true,
      phoneMinLength: Number(settings.phone_min_length),
      phoneMaxLength: Number(settings.phone_max_length),
    },
    path: '/professional-registration',
    isSignedIn: true,
    given: { 'GET /professional/application': { application: null } },
    loaded: professionalFields(),
    form: 'Professional Registration',
    labels: { company_name: 'Company name', tax_number: 'Tax number' },
    others: {
      documents: (_, form) =>
        form.locator('input[type=file]').setInputFiles({ ...licence, buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }),
      accept_terms: ({ press, t }, form) =>
        press(form.getByRole('checkbox', { name: t('I accept the terms and conditions') })),
    },
    typed: [
      { company_name: 'Sample Catering Ltd' },
      { tax_number: 'U' },
      { tax_number: 'US123456789' },
      { documents: [new File(['%PDF-1.4'], licence.name, { type: licence.mimeType })] },
      { accept_terms: true },
    ],
    wrong: 'tax_number',
    send: 'Send for review',
    call: 'POST /professional/application',
    saved: {},
  });
  const { isPossible = () => true } = model;
  return {
    ...journey,
    model: {
      ...model,
      cases: model.cases.filter(({ type }) => type !== 'xstate.done.actor.save'),
      // A paper that is chosen, and a box that is ticked, would be so twice.
      isPossible: (snapshot, event) => {
        const { fields } = snapshot.context as { fields: ReturnType<typeof professionalFields> };
        const given = (event as { fields?: object }).fields ?? {};
        if ('documents' in given) return fields.documents.length === 0;
        return !('accept_terms' in given && fields.accept_terms) && isPossible(snapshot, event);
      },
    },
  };
};
