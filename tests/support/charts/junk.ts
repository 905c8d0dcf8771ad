/**
 * Junk that the compiler would let through: for a type of the sources, values of that type that nobody would send. What a type
 * forbids reaches no chart, so it is no test of one; what it allows may come, however foolish.
 */

import fc from 'fast-check';
import ts from 'typescript';
import { createMachine, fromCallback } from 'xstate';
import type { Chart } from '#tools/flows/charts.ts';
import { typesOfCharts } from '#tools/flows/simulation/chart-types.ts';

export const strings = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  'null',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  '١٢٣',
  '🍅'.repeat(300),
  '%',
  '/',
  '@',
];
export const numbers = [0, 1, -1, 2, 0.1, 7, 4096, 1e21, Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_SAFE_INTEGER];
const anything = [undefined, null, 0, '', 'x', [], {}, true, Number.NaN];

/** Values of these are made by the browser or by XState. */
const made: Record<string, () => unknown> = {
  File: () => new File(['x'], 'x.png', { type: 'image/png' }),
  Blob: () => new Blob(['x']),
  Date: () => new Date(0),
  ActorLogic: () => fromCallback(() => {}),
  ActorRef: () => undefined,
  StateMachine: () => createMachine({}),
  Error: () => new Error('junk'),
};

/** Deeper than any response of the shop; only what refers to itself is cut here. */
const deepest = 8;

/** Types without parts, and what is of them; a literal is before its kind. */
const simple: [ts.TypeFlags, (written: string) => fc.Arbitrary<unknown>][] = [
  [ts.TypeFlags.BooleanLiteral, (written) => fc.constant(written === 'true')],
  [ts.TypeFlags.StringLike, () => fc.constantFrom(...strings)],
  [ts.TypeFlags.NumberLike, () => fc.constantFrom(...numbers)],
  [ts.TypeFlags.BooleanLike, () => fc.boolean()],
  [ts.TypeFlags.Null, () => fc.constant(null)],
  [ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never, () => fc.constant(undefined)],
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown, () => fc.constantFrom(...anything)],
];

const junkFrom = (checker: ts.TypeChecker) => {
  const objectOf = (type: ts.Type, depth: number): fc.Arbitrary<unknown> => {
    const values = type.getStringIndexType();
    if (values) return fc.dictionary(fc.constantFrom('x', 'y', 'phone'), of(values, depth + 1), { maxKeys: 2 });
    const properties = checker.getPropertiesOfType(type);
    const isNeeded = ({ flags }: ts.Symbol) => !(flags & ts.SymbolFlags.Optional);
    // What may be left out is left out; it is never there and undefined (`exactOptionalPropertyTypes`).
    const typeOf = (property: ts.Symbol) => {
      const whole = checker.getTypeOfSymbol(property);
      if (isNeeded(property) || !whole.isUnion()) return [whole];
      return whole.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    };
    const model = properties.map(
      (property) => [property.name, fc.oneof(...typeOf(property).map((part) => of(part, depth + 1)))] as const,
    );
    return fc.record(Object.fromEntries(model), { requiredKeys: properties.filter(isNeeded).map(({ name }) => name) });
  };

  const ofMany = (type: ts.Type, depth: number): fc.Arbitrary<unknown> | undefined => {
    if (type.isUnion()) return fc.oneof(...type.types.map((part) => of(part, depth)));
    if (checker.isTupleType(type)) {
      return fc.tuple(...checker.getTypeArguments(type as ts.TypeReference).map((part) => of(part, depth + 1)));
    }
    if (!checker.isArrayType(type)) return undefined;
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return fc.array(of(item as ts.Type, depth + 1), { maxLength: depth > 4 ? 1 : 3 });
  };

  const ofOne = (type: ts.Type): fc.Arbitrary<unknown> | undefined => {
    if (type.isStringLiteral() || type.isNumberLiteral()) return fc.constant(type.value);
    return simple.find(([flags]) => type.flags & flags)?.[1](checker.typeToString(type));
  };

  const of = (type: ts.Type, depth = 0): fc.Arbitrary<unknown> => {
    const one = ofOne(type);
    if (one) return one;
    if (depth > deepest) return fc.constant(undefined);
    const maker = made[type.symbol?.name ?? ''];
    if (maker) return fc.constant(null).map(maker);
    if (type.getCallSignatures().length > 0) return fc.constant(() => undefined);
    return ofMany(type, depth) ?? objectOf(type, depth);
  };
  return of;
};

export type ChartJunk = {
  input: fc.Arbitrary<unknown>;
  event: fc.Arbitrary<unknown>;
  responses: Record<string, fc.Arbitrary<unknown>>;
};

/** For each chart what it may be begun with, told, and answered, as its types say. */
export const junkOf = (charts: readonly Chart[]): Map<string, ChartJunk> => {
  const { checker, types } = typesOfCharts(charts);
  const of = junkFrom(checker);
  return new Map(
    [...types].map(([id, { input, event, outputs }]) => [
      id,
      {
        input: of(input),
        event: of(event),
        responses: Object.fromEntries([...outputs].map(([port, type]) => [port, of(type)])),
      },
    ]),
  );
};
