/** For each chart a first input, a payload for each event, and an output for each port: values that its types allow. */
import ts from 'typescript';
import { numbersByName, textsByName } from '../../states/sample.texts.ts';
import type { Chart } from '../charts.ts';
import { typesOfCharts } from './chart-types.ts';

export type ChartSamples = {
  input: unknown;
  /** By the type of the event. */
  events: Record<string, { type: string; [field: string]: unknown }>;
  /** By the name of the port. */
  outputs: Record<string, unknown>;
};

/** No response of the shop is deeper; what refers to itself is cut here. */
const deepest = 7;

type Maker = (name: string) => unknown;

const simple: [ts.TypeFlags, Maker][] = [
  [ts.TypeFlags.BooleanLike, (name) => name !== 'isOffline'],
  [ts.TypeFlags.StringLike, (name) => textsByName[name]?.[0] ?? 'Fresh from the market'],
  [ts.TypeFlags.NumberLike, (name) => numbersByName[name] ?? 1],
  [ts.TypeFlags.Null, () => null],
  [ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never, () => undefined],
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown, () => undefined],
];

/** The first part that is something; a number where there may be one, as ids of the shop's own server are. */
const chosen = (type: ts.UnionType): ts.Type => {
  const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;
  const parts = type.types.filter(({ flags }) => !(flags & nothing));
  return parts.find(({ flags }) => flags & ts.TypeFlags.Number) ?? parts[0] ?? (type.types[0] as ts.Type);
};

/** Such as `Record<RegisterField, string>`: TypeScript declares the way in which it is made, and the project its fields. */
const isMapped = (type: ts.Type) =>
  (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;

/** Types of a package, of the browser or of XState: their values are made, not sent. */
const isForeign = (type: ts.Type) =>
  !isMapped(type) &&
  (type.symbol?.declarations?.some((declaration) => /node_modules/.test(declaration.getSourceFile().fileName)) ??
    false);

/** Nothing can be sampled: a function, a value that is made, or a type that refers to itself. */
const isClosed = (type: ts.Type, depth: number) =>
  depth > deepest || isForeign(type) || type.getCallSignatures().length > 0;

const samplerOf = (checker: ts.TypeChecker) => {
  const objectOf = (type: ts.Type, depth: number) =>
    Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .map((property) => [property.name, sample(checker.getTypeOfSymbol(property), property.name, depth + 1)])
        .filter(([, value]) => value !== undefined),
    );

  const listOf = (type: ts.Type, name: string, depth: number) =>
    checker
      .getTypeArguments(type as ts.TypeReference)
      .map((item) => sample(item, name, depth + 1))
      .filter((value) => value !== undefined);

  const partsIn = (type: ts.Type, name: string, depth: number): unknown => {
    if (type.isUnion()) return sample(chosen(type), name, depth);
    if (checker.isArrayType(type) || checker.isTupleType(type)) return listOf(type, name, depth);
    if (isClosed(type, depth)) return undefined;
    return type.getStringIndexType() ? {} : objectOf(type, depth);
  };

  const sample = (type: ts.Type, name: string, depth = 0): unknown => {
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    const maker = simple.find(([flags]) => type.flags & flags)?.[1];
    return maker ? maker(name) : partsIn(type, name, depth);
  };
  return sample;
};

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const isEvent = (value: unknown): value is ChartSamples['events'][string] =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const samplesOf = (charts: readonly Chart[]): Record<string, ChartSamples> => {
  const { checker, types } = typesOfCharts(charts);
  const sample = samplerOf(checker);
  return Object.fromEntries(
    [...types].map(([id, { input, event, outputs }]) => {
      const events = partsOf(event)
        .map((part) => sample(part, 'event'))
        .filter(isEvent);
      return [
        id,
        {
          input: sample(input, 'input'),
          events: Object.fromEntries(events.map((one) => [one.type, one])),
          outputs: Object.fromEntries([...outputs].map(([port, type]) => [port, sample(type, port)])),
        },
      ];
    }),
  );
};
