/** The answers that the state gallery is given keep the contract, in a full shop and in an empty one. */
import { describe, expect, test } from 'vitest';
import { judge } from '#tests/support/contract-schema.ts';
import { operations, schemaOf } from '#tools/replay/contract.ts';
import { sampleAnswer } from '#tools/states/sample.ts';

const described = operations.map(({ id }) => id).filter((id) => schemaOf(id, 200));

describe.each([{ items: 3 }, { items: 0 }])('with $items of everything', (options) => {
  test.each(described)('%s', (id) => {
    expect(judge(schemaOf(id, 200) as object, sampleAnswer(id, options))).toBe('valid');
  });
});
