/** A server that does not do what the contract says does not start. */
import { describe, expect, test } from 'vitest';
import { notYet } from '#server/routes/not-yet.ts';
import { checkHandlers, operations, routableDocument, verbsAt } from './contract.ts';

const all: string[] = operations.map(({ id }) => id);
const later: readonly string[] = notYet;
const done = all.filter((id) => !later.includes(id));

describe('the start', () => {
  test('goes on when handlers and the list are the contract', () => {
    expect(() => checkHandlers(done, later)).not.toThrow();
  });

  test('stops when a handler is missing', () => {
    const without = done.filter((id) => id !== 'login');
    expect(() => checkHandlers(without, later)).toThrow(
      'These operations of the contract have no handler and are not listed in server/routes/not-yet.ts: login.',
    );
  });

  test('stops when a handler has no operation', () => {
    expect(() => checkHandlers([...done, 'teleport'], later)).toThrow('are not in the contract: teleport.');
    expect(() => checkHandlers(done, [...later, 'teleport'])).toThrow('are not in the contract: teleport.');
  });

  test('stops when a handler exists and is still said to come later', () => {
    expect(() => checkHandlers(done, [...later, 'login'])).toThrow('still listed in server/routes/not-yet.ts: login.');
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
