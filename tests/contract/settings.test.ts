/** Settings, message catalogues, countries and banners. */
import { type Case, cases, good } from './cases.ts';

const rows: Case[] = [
  good('getMaster'),
  good('getCatalogue'),
  { call: 'getCatalogue', status: 404, when: 'to a language that the shop lacks', change: { path: { locale: 'xx' } } },
  {
    call: 'getCatalogue',
    status: 422,
    when: 'to what is no language',
    change: { path: { locale: 'EN_us' } },
    fields: ['locale'],
  },
  {
    call: 'getCatalogue',
    status: 422,
    when: 'to a very long language',
    change: { path: { locale: 'a'.repeat(500) } },
    fields: ['locale'],
  },
  good('listCountries'),
  good('listBanners'),
];

cases('settings', rows);
