/**
 * Junk that the compiler would let through: for a type of the sources, values of that type that nobody would send. What a type
 * forbids reaches no chart, so it is no test of one; what it allows may come, however foolish.
 */

import path from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { createMachine, fromCallback } from 'xstate';
import type { Chart } from '#tools/flows/charts.ts';
import { root } from '#tools/flows/find.ts';

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

const nameOf = (id: string) => `${id}Machine`;

const source = (charts: readonly Chart[]) =>
  [
    "import type { EventFromLogic, InputFrom, OutputFrom, StateMachine } from 'xstate';",
    'type Ports<M> = M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any> ? A : never;',
    'type Answers<A> = { [P in A as P extends { src: infer S extends string } ? S : never]: P extends { logic: infer L } ? OutputFrom<L> : never };',
    ...charts.map(({ id, file }) => `import type { ${nameOf(id)} } from '#${file}';`),
    ...charts.map(({ id }) => {
      const machine = `typeof ${nameOf(id)}`;
      return `export type ${id}_ = { input: InputFrom<${machine}>; event: EventFromLogic<${machine}>; answers: Answers<Ports<${machine}>> };`;
    }),
  ].join('\n');

/** For each chart what it may be begun with, told, and answered, as its types say. */
export const junkOf = (charts: readonly Chart[]): Map<string, ChartJunk> => {
  const file = path.join(root, 'tests', 'junk-of-charts.ts');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, language, ...rest) =>
    name === file ? ts.createSourceFile(name, source(charts), language) : getSourceFile(name, language, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const of = junkFrom(checker);
  const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile) as ts.Symbol;
  const property = (type: ts.Type, name: string) => checker.getTypeOfSymbol(type.getProperty(name) as ts.Symbol);

  return new Map(
    charts.map(({ id }) => {
      const symbol = checker.getExportsOfModule(module).find(({ name }) => name === `${id}_`) as ts.Symbol;
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const responses = checker
        .getPropertiesOfType(property(type, 'answers'))
        .map((port) => [port.name, of(checker.getTypeOfSymbol(port))] as const);
      return [
        id,
        {
          input: of(property(type, 'input')),
          event: of(property(type, 'event')),
          responses: Object.fromEntries(responses),
        },
      ];
    }),
  );
};
