/** The shop that the files of the contract share, and a shopper for each case. */

import type { OperationId } from '#server/contract.types.ts';
import { addSeller, type Seller } from '#tests/support/data/sellers.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import type { SharedServer, TestResponse } from '#tests/support/server/server.ts';
import { exampleProduct, sharedServer } from '#tests/support/server/shared-server.ts';
import { type Change, operation, requestOf } from './operations.ts';

/** What a case may use to put the shop into the state that it needs. */
export type Visit = Shopper & {
  shop: SharedServer;
  /** A seller with a shop of their own. */
  seller(): Promise<Seller>;
  /** Calls an operation as this shopper, or those of sellers as this seller. */
  call(id: OperationId, change?: Change): Promise<TestResponse>;
  /** The product of the contract's examples in its first packaging. */
  line: { product_id: number; packaging_id: number };
  shopId: number;
};

let running: SharedServer | undefined;

export async function openShop(): Promise<void> {
  running = await sharedServer('contract');
}

export function theShop(): SharedServer {
  if (!running) throw new Error('The shop is not open.');
  return running;
}

export const callOf = (
  shop: SharedServer,
  id: OperationId,
  change: Change = {},
  token?: string,
): Promise<TestResponse> => {
  const { method, path, body, headers } = requestOf(operation(id), change);
  return shop.call(method, path, { token, body, headers });
};

async function exampleLine(shop: SharedServer) {
  const { rows } = await shop.database.pool.query<{ packaging_id: number; shop_id: number }>(
    `select packagings.id as packaging_id, shop_id from packagings join products on products.id = product_id
      where product_id = $1 order by position, packagings.id limit 1`,
    [exampleProduct],
  );
  if (!rows[0]) throw new Error(`The demo shop does not sell product ${exampleProduct}.`);
  return { line: { product_id: exampleProduct, packaging_id: rows[0].packaging_id }, shopId: rows[0].shop_id };
}

export async function newVisit(): Promise<Visit> {
  const shop = theShop();
  const [shopper] = await addShoppers(shop.database.db, 1);
  if (!shopper) throw new Error('No shopper was made.');
  let seller: Promise<Seller> | undefined;
  const ownSeller = () => {
    seller ??= addSeller(shop.database.db);
    return seller;
  };
  const call: Visit['call'] = async (id, change) => {
    const { token } = operation(id).access === 'seller' ? await ownSeller() : shopper;
    return callOf(shop, id, change, token);
  };
  return { ...shopper, ...(await exampleLine(shop)), shop, call, seller: ownSeller };
}
