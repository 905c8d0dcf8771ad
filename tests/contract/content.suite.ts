/** What the shop's owner writes: policies. */
import { type Case, cases, good } from './cases.ts';

const tooLong = { path: { slug: 'a'.repeat(300) } };

const rows: Case[] = [
  good('getLegalPage'),
  { ...good('getLegalPage', 'to a page that there is not'), change: { path: { slug: 'no-such-page' } } },
  { call: 'getLegalPage', status: 422, when: 'to a very long name', change: tooLong, fields: ['slug'] },
];

export const contentSuite = () => cases('what the owner writes', rows);
