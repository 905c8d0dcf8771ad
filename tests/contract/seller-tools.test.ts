/** The tools of a seller. */
import type { OperationId } from '#server/contract.types.ts';
import { addGoods, addTrade } from '#tests/support/data/sellers.ts';
import { goodPassword } from '#tests/support/server/server.ts';
import { type Case, cases, good } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';
import type { Change } from './operations.ts';
import type { Visit } from './shop.ts';

const categoryIn = async ({ shop }: Visit): Promise<string> =>
  (await shop.database.pool.query(`select name ->> 'en' as name from categories order by id limit 1`)).rows[0].name;

const goods = async (visit: Visit) =>
  addGoods((body) => visit.call('importSellerGoods', { body }), await categoryIn(visit));

const trade = async (visit: Visit) => addTrade(visit.shop.database.db, await visit.seller(), visit.id);

const row = async (visit: Visit): Promise<Change> => ({
  body: {
    check: false,
    rows: [
      {
        line: 2,
        cells: {
          sku: `Q-${crypto.randomUUID().slice(0, 12)}`,
          name: 'Roll',
          category: await categoryIn(visit),
          price: '1',
        },
      },
    ],
  },
});

const held = (visit: Visit) => visit.seller().then(({ id }) => holdKey({ ...visit, id }));

/** What each changing operation needs to succeed. */
const ready: Partial<Record<OperationId, (visit: Visit) => Promise<Change>>> = {
  loginAsSeller: async (visit) => ({ body: { email: (await visit.seller()).email, password: goodPassword } }),
  endSellerToken: async (visit) => ({ path: { id: (await visit.seller()).tokenId } }),
  changeSellerShop: async () => ({ body: { delivery: [{ min_quantity: 1, max_quantity: 5, charge: 3.9 }] } }),
  changeSellerProduct: async (visit) => ({ body: { sku: await goods(visit), stock: 7 } }),
  importSellerGoods: row,
  addSellerPicture: async () => ({}),
  getSellerOrder: async (visit) => ({ path: { code: (await trade(visit)).code } }),
  stepSellerOrder: async (visit) => ({ path: { code: (await trade(visit)).code } }),
  changeSellerOrderLine: async (visit) => {
    const { code, lineId } = await trade(visit);
    return { path: { code, line: lineId }, body: { quantity: 1 } };
  },
  listSellerMessages: async (visit) => ({ path: { id: (await trade(visit)).userId } }),
  sendSellerMessage: async (visit) => ({ path: { id: (await trade(visit)).userId } }),
  announceSellerTyping: async (visit) => ({ path: { id: (await trade(visit)).userId } }),
  decideSellerReturn: async (visit) => ({ path: { id: (await trade(visit)).returnId } }),
};

const succeeds = (call: OperationId): Case => ({
  call,
  status: call === 'announceSellerTyping' ? 204 : 200,
  when: 'to a seller who has what it names',
  ...(ready[call] && { given: ready[call] }),
});

const busy = (call: OperationId): Case => ({
  call,
  status: 409,
  when: 'while a request with the same key is worked on',
  given: async (visit) => ({ ...(await ready[call]?.(visit)), ...(await held(visit)) }),
  after: releaseKey,
});

const absent = (call: OperationId, change: Change = {}): Case => ({
  call,
  status: 404,
  when: 'to a seller who has no such thing',
  change,
});

const none = 2_000_000_000;

const all: OperationId[] = [
  ...(Object.keys(ready) as OperationId[]),
  'listSellerTokens',
  'getSellerShop',
  'listSellerProducts',
  'exportSellerGoods',
  'listSellerPictures',
  'listSellerOrders',
  'listSellerConversations',
  'listSellerReturns',
];

const keyed: OperationId[] = [
  'changeSellerShop',
  'changeSellerProduct',
  'importSellerGoods',
  'stepSellerOrder',
  'changeSellerOrderLine',
  'sendSellerMessage',
  'decideSellerReturn',
];

const wrongQuery = (call: OperationId, query: Record<string, string>): Case => ({
  ...{ call, status: 422, when: `to ${Object.keys(query)} that is none`, change: { query } },
  fields: Object.keys(query),
});

const wrongPath = (call: OperationId, path: Record<string, string>): Case => ({
  ...{ call, status: 422, when: 'to a path that names nothing', change: { path } },
  fields: Object.keys(path),
});

const wrongBody = (call: OperationId, body: object, fields: string[], when: string): Case => ({
  ...{ call, status: 422, when, change: { body }, fields },
});

const long = 'x'.repeat(101);

const rows: Case[] = [
  ...all.map(succeeds),
  ...keyed.map(busy),
  good('listSellerTokens', 'to a seller with a token'),
  {
    call: 'loginAsSeller',
    status: 400,
    when: 'to a shopper, who has no shop',
    given: async ({ shop }) => ({ body: { email: (await shop.shopper()).email, password: goodPassword } }),
  },
  wrongBody('loginAsSeller', { email: '' }, ['email'], 'without an address'),
  absent('endSellerToken', { path: { id: none } }),
  wrongPath('endSellerToken', { id: 'x' }),
  wrongBody('changeSellerShop', { opening_time: '25:00' }, ['opening_time'], 'to a time that is none'),
  wrongBody(
    'changeSellerShop',
    { delivery: [1, 3].map((from) => ({ min_quantity: from, max_quantity: 4, charge: 1 })) },
    ['delivery'],
    'to two charges for the same number of pieces',
  ),
  absent('changeSellerProduct', { body: { sku: 'none' } }),
  wrongBody('changeSellerProduct', { stock: -1 }, ['stock'], 'to a stock below nothing'),
  wrongBody('changeSellerProduct', { price: 2, discount_price: 2 }, ['discount_price'], 'to a discount that is none'),
  wrongBody('importSellerGoods', { rows: [] }, ['rows'], 'without a row'),
  {
    call: 'importSellerGoods',
    status: 413,
    when: 'to more than a megabyte',
    change: { body: JSON.stringify({ rows: [{ line: 2, cells: { name: 'x'.repeat(1_100_000) } }] }) },
  },
  {
    call: 'sendSellerMessage',
    status: 413,
    when: 'to more than a megabyte',
    change: { path: { id: 1 }, body: JSON.stringify({ message: 'x'.repeat(1_100_000) }) },
  },
  wrongBody('addSellerPicture', { name: '../bread.jpg' }, ['name'], 'to a name that leads elsewhere'),
  absent('getSellerOrder', { path: { code: 'LD999999' } }),
  wrongPath('getSellerOrder', { code: long }),
  absent('stepSellerOrder', { path: { code: 'LD999999' } }),
  wrongBody('stepSellerOrder', { status: 'Lost' }, ['status'], 'to a status that is none'),
  {
    call: 'stepSellerOrder',
    status: 409,
    when: 'to a step that the order cannot take',
    given: async (visit) => ({ ...(await ready.stepSellerOrder?.(visit)), body: { status: 'Delivered' } }),
  },
  absent('changeSellerOrderLine', { path: { code: 'LD999999', line: none } }),
  wrongPath('changeSellerOrderLine', { line: 'x' }),
  wrongBody('changeSellerOrderLine', { quantity: -1 }, ['quantity'], 'to fewer pieces than none'),
  {
    call: 'changeSellerOrderLine',
    status: 409,
    when: 'to more pieces than the order has',
    given: async (visit) => ({ ...(await ready.changeSellerOrderLine?.(visit)), body: { quantity: 9 } }),
  },
  {
    call: 'changeSellerOrderLine',
    status: 422,
    when: 'to a replacement that the shop does not have',
    given: async (visit) => {
      const { orderId, code, lineId } = await trade(visit);
      await visit.shop.database.pool.query(`update orders set if_sold_out = 'best_match' where id = $1`, [orderId]);
      return { path: { code, line: lineId }, body: { quantity: 1, replacement: { sku: 'none' } } };
    },
    fields: ['replacement.sku'],
  },
  absent('listSellerMessages', { path: { id: none } }),
  wrongPath('listSellerMessages', { id: 'x' }),
  absent('sendSellerMessage', { path: { id: none } }),
  absent('announceSellerTyping', { path: { id: none } }),
  wrongPath('announceSellerTyping', { id: 'me' }),
  wrongBody('sendSellerMessage', { message: ' ' }, ['message'], 'to nothing'),
  absent('decideSellerReturn', { path: { id: none } }),
  wrongBody('decideSellerReturn', { decision: 'Cancelled' }, ['note'], 'to a cancellation without a reason'),
  wrongQuery('listSellerOrders', { status: 'Lost' }),
  wrongQuery('listSellerConversations', { before_id: 'x' }),
  wrongQuery('listSellerReturns', { before_id: 'x' }),
  wrongQuery('listSellerProducts', { after: long }),
  wrongQuery('exportSellerGoods', { after: long }),
  wrongQuery('listSellerPictures', { after: long }),
];

cases('seller tools', rows);
