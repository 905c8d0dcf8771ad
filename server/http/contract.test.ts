/** A server that does not do what the contract says does not start. */
import { describe, expect, test } from 'vitest';
import { checkHandlers, operations, routableDocument, verbsAt } from './contract.ts';

const all: string[] = operations.map(({ id }) => id);

describe('the start', () => {
  test('goes on when the handlers are those of the contract', () => {
    expect(() => checkHandlers(all)).not.toThrow();
  });

  test('stops when a handler is missing', () => {
    const without = all.filter((id) => id !== 'login');
    expect(() => checkHandlers(without)).toThrow('These operations of the contract have no handler: login.');
  });

  test('stops when a handler has no operation', () => {
    expect(() => checkHandlers([...all, 'teleport'])).toThrow('are not in the contract: teleport.');
  });
});

test('the contract says who may call what', () => {
  const access = Object.fromEntries(operations.map(({ id, access }) => [id, access]));
  expect(access).toMatchObject({ getMaster: 'public', listProducts: 'optional', getCart: 'protected' });
});

test('a path is known with its parameters', () => {
  expect(verbsAt('/api/address/7/update')).toEqual(['POST']);
  expect(verbsAt('/api/address/7/update/more')).toEqual([]);
  expect(verbsAt('/address/7/update')).toEqual([]);
});

test('no call is refused for its language header', () => {
  expect(JSON.stringify(Object.values((routableDocument() as { paths: object }).paths))).not.toContain(
    'acceptLanguage',
  );
});
