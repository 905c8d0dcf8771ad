/** What every operation answers while the database or the server itself is in trouble. */
import { beforeAll, expect, test } from 'vitest';
import { failingPool, poolToNowhere, startBrokenShop } from './breaking-pool.ts';
import { tokenFor, unlike } from './every-operation.ts';
import { implemented, requestOf } from './operations.ts';
import { newVisit, openShop, theShop } from './shop.ts';

beforeAll(openShop);

const unexpected = () => new Error('A part that nobody thought of has failed.');
const ended = () => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

test.each([
  [500, 'an unexpected failure', () => failingPool(theShop().database.pool, unexpected), null],
  [503, 'a database that goes away in between', () => failingPool(theShop().database.pool, ended), '5'],
  [503, 'an unreachable database', poolToNowhere, '5'],
] as const)(
  'Every operation that can fail answers %i to %s, says when to retry, and forbids caching',
  async (status, _, pool, wait) => {
    const broken = await startBrokenShop(pool());
    const visit = await newVisit();
    // The list of areas is empty without a look at the database: nothing can go wrong there.
    const failing = implemented.filter(({ statuses }) => statuses.includes(status));
    const tokens = { shopper: visit.token, seller: (await visit.seller()).token };
    try {
      const wrong = await unlike(`${status} ${wait} no-store`, failing, async (operation) => {
        const response = await broken.send(requestOf(operation), tokenFor(operation, tokens));
        return `${response.status} ${response.headers.get('retry-after')} ${response.headers.get('cache-control')}`;
      });
      expect(wrong).toEqual([]);
    } finally {
      await broken.close();
    }
  },
);
