/** The answers that the state gallery is given keep the contract, in a full shop and in an empty one. */
import { expect, test } from 'vitest';
import { judge } from '#tests/support/contract/schema.ts';
import { operations, schemaOf } from '#tools/replay/contract.ts';
import { sampleResponse } from '#tools/states/sample.ts';

const described = operations.map(({ id }) => id).filter((id) => schemaOf(id, 200));

test.each([3, 0])('Every sample response with %i items per list matches the contract', (items) => {
  const verdicts = described.map((id) => [id, judge(schemaOf(id, 200) as object, sampleResponse(id, { items }))]);
  expect(verdicts.length).toBeGreaterThan(80);
  expect(verdicts.filter(([, verdict]) => verdict !== 'valid')).toEqual([]);
});
