/**
 * The contract and the server agree: every operation that exists is called until each status that the contract
 * describes for it has really been answered, and the last test counts.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenPairs } from '#tests/support/conforming-fetch.ts';
import { accountSuite } from './account.suite.ts';
import { addressesSuite } from './addresses.suite.ts';
import { cartSuite } from './cart.suite.ts';
import { catalogueSuite } from './catalogue.suite.ts';
import { chatSuite } from './chat.suite.ts';
import { contentSuite } from './content.suite.ts';
import { coverageTable, missingPairs } from './coverage-table.ts';
import { favoritesSuite } from './favorites.suite.ts';
import { identitySuite } from './identity.suite.ts';
import { oneTimeCodesSuite } from './one-time-codes.suite.ts';
import { implemented } from './operations.ts';
import { orderActionsSuite } from './order-actions.suite.ts';
import { ordersSuite } from './orders.suite.ts';
import { partnersSuite } from './partners.suite.ts';
import { paymentSuite } from './payment.suite.ts';
import { professionalSuite } from './professional.suite.ts';
import { returnsSuite } from './returns.suite.ts';
import { settingsSuite } from './settings.suite.ts';
import { closeShop, openShop } from './shop.ts';
import { shopsReviewsSuite } from './shops-reviews.suite.ts';
import { smartOrderSuite } from './smart-order.suite.ts';
import { socialSuite } from './social.suite.ts';
import { limitSuite, refusalSuite, troubleSuite } from './statuses.ts';
import { ticketsSuite } from './tickets.suite.ts';
import { vouchersSuite } from './vouchers.suite.ts';

beforeAll(openShop);
afterAll(closeShop);

settingsSuite();
catalogueSuite();
shopsReviewsSuite();
identitySuite();
oneTimeCodesSuite();
accountSuite();
professionalSuite();
socialSuite();
addressesSuite();
favoritesSuite();
cartSuite();
vouchersSuite();
ordersSuite();
orderActionsSuite();
returnsSuite();
paymentSuite();
chatSuite();
ticketsSuite();
partnersSuite();
smartOrderSuite();
contentSuite();
refusalSuite();
troubleSuite();
limitSuite();

describe('coverage', () => {
  test('every status of every operation has been answered', () => {
    console.log(coverageTable(implemented, seenPairs()));
    expect(missingPairs(implemented, seenPairs())).toEqual([]);
  });
});
