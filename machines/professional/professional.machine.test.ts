import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { aSignedIn } from '#tests/support/data/builders.ts';
import { companyDocumentLimits } from '../file-limits.ts';
import { professionalFields, withDocuments } from './professional.fields.ts';
import { professionalMachine } from './professional.machine.ts';
import { selectProfessional } from './professional.selectors.ts';
import type { ProfessionalApplication, ProfessionalFields } from './professional.types.ts';

const licence = new File(['%PDF'], 'licence.pdf', { type: 'application/pdf' });

const anApplication = (some: Partial<ProfessionalApplication> = {}): ProfessionalApplication => ({
  status: 'under_review',
  company_name: 'Sample Catering Ltd',
  tax_number: 'US123456789',
  documents: [{ name: 'licence.pdf', type: 'pdf' }],
  submitted_at: '2025-03-05T15:07:09.000000Z',
  ...some,
});

const company = {
  company_name: 'Sample Catering Ltd',
  tax_number: 'US123456789',
  documents: [licence],
  accept_terms: true,
};
const account = {
  name: 'Sample Buyer',
  country: 'United States',
  phone_code: '1',
  phone: '2025550188',
  email: 'buyer@larder.test',
  password: 'a long pass phrase',
  password_confirmation: 'a long pass phrase',
};

const begin = (isSignedIn: boolean) => {
  const form = startHeld(professionalMachine, { isSignedIn, phoneMinLength: 9, phoneMaxLength: 16 }, ['load', 'save']);
  const type = (fields: Partial<ProfessionalFields>) => form.send({ type: 'form.change', fields });
  const submit = () => form.send({ type: 'form.submit' });
  return { ...form, type, submit, facts: () => selectProfessional(form.snapshot()) };
};

describe(professionalMachine.id, () => {
  test('guest + form.submit → requires the fields of company and account at once', () => {
    const { submit, facts, requested } = begin(false);
    expect(facts()).toMatchObject({ stage: 'editing', opensAccount: true, isOpen: true });
    submit();
    const missing = Object.entries(facts().errors).filter(([, text]) => text);
    expect(missing.map(([field]) => field).sort()).toEqual([
      ...['accept_terms', 'company_name', 'country', 'documents', 'email', 'name', 'password', 'phone', 'tax_number'],
    ]);
    expect(requested('save')).toEqual([]);
  });

  test('guest + a response → signs in with the company under review and clears the password', async () => {
    const { type, submit, respond, emitted, facts, notices } = begin(false);
    type({ ...company, ...account });
    submit();
    submit();
    const signedIn = aSignedIn();
    await respond('save', { application: anApplication(), signedIn, message: 'Under review.' });
    expect(emitted('auth.succeeded')).toEqual([{ type: 'auth.succeeded', signedIn, returnTo: 'none' }]);
    expect(notices()).toEqual([{ kind: 'success', text: { message: 'Under review.' } }]);
    expect(facts()).toMatchObject({ isOpen: false, application: { status: 'under_review' }, fields: { password: '' } });
  });

  test('differing passwords, an invalid tax number or phone → are marked at their fields', () => {
    const { type, submit, facts } = begin(false);
    type({ ...company, ...account, password_confirmation: 'another phrase', tax_number: 'no #1', phone: '123' });
    submit();
    expect(facts().errors).toMatchObject({
      password_confirmation: { key: 'Confirm Password does not match.' },
      tax_number: { key: 'Enter 4 to 32 letters and digits' },
      phone: { key: 'Enter {min} to {max} digits' },
    });
  });

  test('A signed-in shopper fills in the company only, and no new session starts', async () => {
    const { type, submit, respond, requested, emitted, facts } = begin(true);
    await respond('load', professionalFields());
    expect(facts()).toMatchObject({ stage: 'editing', opensAccount: false, isOpen: true });
    type(company);
    submit();
    expect(requested('save')).toHaveLength(1);
    await respond('save', { application: anApplication() });
    expect([emitted('auth.succeeded'), facts().isOpen]).toEqual([[], false]);
  });

  test.each(['under_review', 'approved'] as const)('A company that is %s cannot be sent again', async (status) => {
    const { respond, facts } = begin(true);
    await respond('load', professionalFields(anApplication({ status })));
    expect(facts()).toMatchObject({ isOpen: false, application: { status } });
  });

  test('A refused company can be corrected: the form has the sent values, without the documents', async () => {
    const { respond, facts } = begin(true);
    await respond('load', professionalFields(anApplication({ status: 'refused', note: 'Unreadable.' })));
    expect(facts()).toMatchObject({
      isOpen: true,
      application: { note: 'Unreadable.' },
      fields: { company_name: 'Sample Catering Ltd', documents: [] },
    });
  });

  test('submitting + a refusal → marks the fields and keeps the typed values', async () => {
    const { type, submit, refuse, facts } = begin(false);
    type({ ...company, ...account });
    submit();
    await refuse('save', { kind: 'refused', status: 422, fields: { email: 'Taken.' } });
    expect(facts()).toMatchObject({
      errors: { email: { message: 'Taken.' } },
      fields: { company_name: company.company_name },
    });
  });
});

describe('the chosen documents', () => {
  test('are kept when they fit, and each other file is named with its reason', () => {
    const huge = new File([new Uint8Array(companyDocumentLimits.maxBytes + 1)], 'huge.pdf', {
      type: 'application/pdf',
    });
    const note = new File(['x'], 'note.txt', { type: 'text/plain' });
    const scans = [1, 2, 3, 4, 5].map((page) => new File([`${page}`], `${page}.png`, { type: 'image/png' }));
    const { documents, refused } = withDocuments([licence], [huge, note, ...scans]);
    expect(documents.map(({ name }) => name)).toEqual(['licence.pdf', '1.png', '2.png', '3.png', '4.png']);
    expect(refused).toEqual([
      { name: 'huge.pdf', reason: 'size' },
      { name: 'note.txt', reason: 'type' },
      { name: '5.png', reason: 'count' },
    ]);
  });
});
