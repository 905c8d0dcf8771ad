/** A back end with half of the calls. Those that it lacks get a 404, a 405 and a 501 in turn. */
import { operationOf, operations } from '#tools/replay/contract.ts';
import { json, openAlteredBackEnd } from './altered-back-end.ts';

const absentTags = ['favorites', 'vouchers', 'chat', 'tickets', 'blogs', 'flash-sales', 'returns', 'partners'];
const absentCalls = [
  'getHome',
  'suggestProducts',
  'listPackagings',
  'listRecentlyViewed',
  'listUsuals',
  'listTopShops',
  'listShopPopularProducts',
  'listShopCategories',
  'setCartQuantity',
  'matchSmartOrder',
  'addSmartOrder',
  'loginWithProvider',
  'listSessions',
  'endSession',
  'getContact',
  'sendContactMessage',
  'registerProfessional',
  'getProfessionalApplication',
  'applyAsProfessional',
];

const absent = operations
  .filter(
    ({ id, described: { tags = [] } }) => absentCalls.includes(id) || tags.some((tag) => absentTags.includes(tag)),
  )
  .map(({ id }) => id);

const statuses = [404, 405, 501];

const refused = (id: string) => {
  const place = absent.indexOf(id);
  return place < 0 ? undefined : json(statuses[place % statuses.length] ?? 404, { message: 'Not here.' });
};

export const openHalfBackEnd = (back: string) =>
  openAlteredBackEnd(back, {
    refuse: (method, path) => refused(operationOf(method, `/api${path}`)?.operation.id ?? ''),
  });
