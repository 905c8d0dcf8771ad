/** Shopping by a list. */
import { type Case, cases, good } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';

const rows: Case[] = [
  good('matchSmartOrder'),
  {
    call: 'matchSmartOrder',
    status: 422,
    when: 'to an empty line',
    change: { body: { lines: [' '] } },
    fields: ['lines.0'],
  },
  {
    call: 'addSmartOrder',
    status: 200,
    when: 'with the cart and the report',
    given: async ({ line }) => ({ body: { items: [{ line: 0, ...line, quantity: 2 }] } }),
  },
  {
    call: 'addSmartOrder',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => ({ body: { items: [{ line: 0, ...visit.line, quantity: 2 }] }, ...(await holdKey(visit)) }),
    after: releaseKey,
  },
  { call: 'addSmartOrder', status: 422, when: 'to nothing', change: { body: { items: [] } }, fields: ['items'] },
];

cases('smart order', rows);
