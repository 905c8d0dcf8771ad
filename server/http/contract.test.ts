/** A server that misses an operation of the contract does not start. */
import { describe, expect, test } from 'vitest';
import { checkHandlers, operations, routableDocument, verbsAt } from './contract.ts';

const all: string[] = operations.map(({ id }) => id);

describe('the start of the server', () => {
  test('goes on when the handlers match the contract', () => {
    expect(() => checkHandlers(all)).not.toThrow();
  });

  test('fails when a handler is missing', () => {
    const without = all.filter((id) => id !== 'login');
    expect(() => checkHandlers(without)).toThrow('These operations of the contract have no handler: login.');
  });

  test('fails when a handler has no operation', () => {
    expect(() => checkHandlers([...all, 'teleport'])).toThrow('are not in the contract: teleport.');
  });
});

test('The contract says who may call an operation', () => {
  const access = Object.fromEntries(operations.map(({ id, access }) => [id, access]));
  expect(access).toMatchObject({ getMaster: 'public', listProducts: 'optional', getCart: 'protected' });
});

test('A path is matched with its parameters', () => {
  expect(verbsAt('/api/address/7/update')).toEqual(['POST']);
  expect(verbsAt('/api/address/7/update/more')).toEqual([]);
  expect(verbsAt('/address/7/update')).toEqual([]);
});

test('The header Accept-Language never causes a refusal', () => {
  expect(JSON.stringify(Object.values((routableDocument() as { paths: object }).paths))).not.toContain(
    'acceptLanguage',
  );
});
