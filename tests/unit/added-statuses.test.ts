// @vitest-environment happy-dom
/** A value outside a closed set of the contract is shown as its own text. */
import { expect, test } from 'vitest';
import { sampleResponse } from '#tools/states/sample.ts';
import { changed } from '../support/contract/broken-responses.ts';
import { markupOf, readBody } from '../support/views/drawn-reads.tsx';

test.each([
  ['getOrder', ['order', 'order_status']],
  ['getReturn', ['returnOrders', 'status']],
  ['getTicket', ['support_ticket', 'status']],
  ['getPartnerApplication', ['application', 'status']],
  ['listOrders', ['orders', 0, 'order_status']],
] as const)('A status that another back end has added is shown by %s', async (operation, path) => {
  const sample = sampleResponse(operation, { items: 3 }) as { data: unknown };
  const to = 'At customs';
  const data = await readBody(operation, { ...sample, data: changed(sample.data, { path: [...path], to }) });
  expect(markupOf(operation, data)).toContain(to);
});
