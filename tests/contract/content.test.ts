/** What the shop's owner writes and offers: the journal, policies and flash sales. */
import { badPage, type Case, cases, good } from './cases.ts';

const gone = 2_147_483_647;
const tooLong = { path: { slug: 'a'.repeat(300) } };

const rows: Case[] = [
  good('listBlogs'),
  badPage('listBlogs'),
  { ...good('getBlog', 'with a post'), change: { path: { slug: 'how-to-keep-tomatoes' } } },
  { ...good('getBlog', 'with a recipe'), change: { path: { slug: 'what-frozen-peas-know' } } },
  { ...good('getBlog', 'without a recipe'), change: { path: { slug: 'the-quiet-cupboard' } } },
  { ...good('getBlog', 'to the number of a post'), change: { path: { slug: '1' } } },
  { call: 'getBlog', status: 400, when: 'to an unknown post', change: { path: { slug: 'no-such-post' } } },
  { call: 'getBlog', status: 422, when: 'to a very long name', change: tooLong, fields: ['slug'] },
  good('getLegalPage'),
  { ...good('getLegalPage', 'to an unknown page'), change: { path: { slug: 'no-such-page' } } },
  { call: 'getLegalPage', status: 422, when: 'to a very long name', change: tooLong, fields: ['slug'] },
  good('getHelp'),
  good('getFlashSales'),
  good('getFlashSale'),
  { call: 'getFlashSale', status: 404, when: 'to an unknown sale', change: { path: { id: gone } } },
  { call: 'getFlashSale', status: 422, when: 'to a word', change: { path: { id: 'spring' } }, fields: ['id'] },
];

cases('what the owner writes and offers', rows);
