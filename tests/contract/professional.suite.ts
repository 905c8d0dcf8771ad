/** Registration of professional buyers. */
import pg from 'pg';
import { pdf } from '#tests/support/sample-files.ts';
import { type Case, cases, good } from './cases.ts';
import type { Visit } from './shop.ts';

const key = '1c7f3a52-3c1c-4a3e-9a27-0f8a4f6f9f11';
let other: pg.Client | undefined;

/** As another request with the same key does while it is worked on. */
async function holdKey({ shop }: Visit): Promise<void> {
  other = new pg.Client(shop.database.url);
  await other.connect();
  await other.query('select pg_advisory_lock(hashtextextended($1, 0))', [`0 ${key}`]);
}

const company = { email: 'company@larder.test', phone: '2025550377' };

const rows: Case[] = [
  {
    call: 'registerProfessional',
    status: 200,
    when: 'to a company with a photo and a paper',
    given: async () => ({ body: { ...company, 'documents[]': [pdf()] } }),
  },
  {
    call: 'registerProfessional',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => {
      await holdKey(visit);
      const contact = { email: 'twice@larder.test', phone: '2025550378' };
      return { body: contact, headers: { 'Idempotency-Key': key } };
    },
    after: async () => other?.end(),
  },
  {
    call: 'registerProfessional',
    status: 422,
    when: 'without papers',
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

export const professionalSuite = () => cases('professional', rows);
