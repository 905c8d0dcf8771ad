/** Cases of the contract: a call, the status that it must get and why. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#server/contract.types.ts';
import { watchCalls } from '#tests/support/database/read-whole.ts';
import { type Change, operation } from './operations.ts';
import { newVisit, openShop, theShop, type Visit } from './shop.ts';

export type Case = {
  call: OperationId;
  status: number;
  /** Ends the sentence "listShops answers 422 …". */
  when: string;
  change?: Change;
  /** Puts the shop into the state of the case; what it gives is changed about the request, too. */
  given?: (visit: Visit) => Promise<Change | undefined>;
  /** The fields that the refusal must name. */
  fields?: string[];
  /** Puts the shop back. */
  after?: (visit: Visit) => Promise<unknown>;
};

async function responseTo({ call, change, given }: Case, visit: Visit) {
  const found = await given?.(visit);
  return visit.call(call, { ...change, ...found });
}

async function check(row: Case): Promise<void> {
  const visit = await newVisit();
  try {
    const { status, body, text } = await responseTo(row, visit);
    expect(status, text).toBe(row.status);
    if (row.fields) expect(Object.keys(body.errors ?? {}).sort()).toEqual([...row.fields].sort());
  } finally {
    await row.after?.(visit);
  }
}

/** Registers one test a case; the response's shape is checked by the call itself. */
export function cases(domain: string, rows: readonly Case[]): void {
  describe(domain, () => {
    let calls: ReturnType<typeof watchCalls>;
    beforeAll(async () => {
      await openShop();
      calls = watchCalls();
    });
    afterAll(() => calls.stop());

    for (const row of rows) {
      test(`${operation(row.call).id} answers ${row.status} ${row.when}`, () => check(row));
    }

    test('no call reads a table whole that grows with the goods, the shoppers or the days', async () => {
      expect(await calls.tablesReadWhole(theShop().database.pool)).toEqual([]);
    });
  });
}

/** For pages: a page before the first one. */
export const badPage = (call: OperationId): Case => ({
  call,
  status: 422,
  when: 'to a page before the first',
  change: { query: { page: 0 } },
  fields: ['page'],
});

export const good = (call: OperationId, when = 'to its own example'): Case => ({ call, status: 200, when });
