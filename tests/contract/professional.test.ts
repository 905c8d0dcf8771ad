/** Registration of professional buyers. */
import { pdf } from '#tests/support/data/sample-files.ts';
import { type Case, cases, good } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';

const company = { email: 'company@larder.test', phone: '2025550377' };

const rows: Case[] = [
  {
    call: 'registerProfessional',
    status: 200,
    when: 'to a company with a photo and a document',
    given: async () => ({ body: { ...company, 'documents[]': [pdf()] } }),
  },
  {
    call: 'registerProfessional',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => {
      // The applicant has no account yet, so the key alone counts.
      const held = await holdKey({ ...visit, id: 0 });
      return { ...held, body: { email: 'twice@larder.test', phone: '2025550378' } };
    },
    after: releaseKey,
  },
  {
    call: 'registerProfessional',
    status: 422,
    when: 'without documents',
    change: { body: { 'documents[]': undefined } },
    fields: ['documents'],
  },
  good('applyAsProfessional', 'to a shopper’s company'),
  {
    call: 'applyAsProfessional',
    status: 409,
    when: 'while the company is under review',
    given: async (visit) => void (await visit.call('applyAsProfessional')),
  },
  {
    call: 'applyAsProfessional',
    status: 422,
    when: 'without a word on the terms',
    change: { body: { accept_terms: 0 } },
    fields: ['accept_terms'],
  },
  {
    call: 'getProfessionalApplication',
    status: 200,
    when: 'with the company’s state',
    given: async (visit) => void (await visit.call('applyAsProfessional')),
  },
  good('getProfessionalApplication', 'to a shopper without a company'),
];

cases('professional', rows);
