/** Requests drawn from the contract's schemas: mostly good ones, and everything that may be wrong with one. */
import fc from 'fast-check';
import { locales } from '#locales/locales.ts';
import { type Change, type Known, type Parameter, resolved, type Schema } from './operations.ts';

/** Values that exist in the shop, by the name of the field. */
export type Dictionary = Record<string, readonly (string | number)[]>;

const nasty = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '-1',
  '1e3',
  '1.5',
  '007',
  '2147483648',
  '9999999999999999999999',
  'NaN',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'كعكة مُحَلّاة',
  '🥕'.repeat(40),
  'x'.repeat(3000),
  '__proto__',
  'urn:uuid:6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10',
] as const;

const nastyNumbers = [0, -1, 1.5, 0.001, 999, 1000, 2_147_483_647, 2_147_483_648, 2 ** 53, 1e308, -1e308];

const wrong: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...nasty),
  fc.constantFrom<unknown>(...nastyNumbers),
  fc.constantFrom<unknown>(null, true, false),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A good text with one sign too many. */
const spoilt = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.constantFrom('\u0000', '\ud800', '\u202e', '%', '\\', "'", '🥕')).map((parts) => parts.join(''));

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const size = { minLength, maxLength: Math.min(maxLength, 100) };
  const odd = nasty.filter((text) => text.length >= minLength && text.length <= maxLength);
  return fc.oneof(
    fc.string({ ...size, unit: 'grapheme' }),
    spoilt(fc.string({ ...size, unit: 'grapheme-ascii' })),
    odd.length > 0 ? fc.constantFrom(...odd) : fc.string(size),
  );
}

function numberOf({ minimum = -1000, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.double({ min: minimum, max: maximum, noNaN: true }),
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }).map((whole) => whole / 100),
  );
}

function wholeOf({ minimum = -1000, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 400) }),
    fc.integer({ min: minimum, max: maximum }),
  );
}

const listOf = ({ items = {}, minItems = 0, maxItems = 5 }: Schema, name: string, words: Dictionary) =>
  fc.array(fieldOf(name.replace(/s$/, ''), items, words), { minLength: minItems, maxLength: Math.min(maxItems, 5) });

function objectOf({ properties = {}, required = [] }: Schema, words: Dictionary): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fieldOf(name, schema, words)] as const);
  const record = Object.fromEntries(fields);
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(record, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(record, { requiredKeys: [] }) },
  );
}

type Maker = (schema: Schema, name: string, words: Dictionary) => fc.Arbitrary<unknown>;

const makers: Record<string, Maker> = {
  string: textOf,
  number: numberOf,
  integer: wholeOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: listOf,
  object: (schema, _name, words) => objectOf(schema, words),
};

function typed(schema: Schema, name: string, words: Dictionary): fc.Arbitrary<unknown> {
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => makers[type]?.(schema, name, words) ?? wrong));
}

/** A value that the schema allows. */
function valid(found: Schema, name: string, words: Dictionary): fc.Arbitrary<unknown> {
  const schema = resolved<Schema>(found);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valid(each, name, words)));
  return typed(schema, name, words);
}

const isText = ({ type }: Schema) => [type].flat().includes('string');

type Weighted = { weight: number; arbitrary: fc.Arbitrary<unknown> };

/** What exists, and where it is a text also what only almost exists. */
function existing(name: string, schema: Schema, words: Dictionary): Weighted[] {
  const known = words[name];
  if (!known) return [];
  const exists = fc.constantFrom<unknown>(...known);
  const almost = { weight: 3, arbitrary: spoilt(exists.map(String)) };
  return [{ weight: 10, arbitrary: exists }, ...(isText(resolved<Schema>(schema)) ? [almost] : [])];
}

/** A value for a field: one that exists, one that the schema allows, or a wrong one. */
const fieldOf = (name: string, schema: Schema, words: Dictionary): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...existing(name, schema, words),
    { weight: 5, arbitrary: valid(schema, name, words) },
    { weight: 1, arbitrary: wrong },
  );

/** A client takes dots and nothing out of an address before it sends it. */
const isSegment = (text: string) => !['', '.', '..'].includes(text);

/** As it stands in an address; what cannot stand there at all is left to the raw paths. */
const written = (value: unknown) =>
  Buffer.from(typeof value === 'object' ? JSON.stringify(value) : String(value)).toString();

type Texts = Record<string, string>;

const inPart = ({ parameters }: Known, part: Parameter['in']) => parameters.filter((each) => each.in === part);

function partOf(operation: Known, part: Parameter['in'], words: Dictionary): fc.Arbitrary<Texts> {
  const chosen = inPart(operation, part);
  const fields = chosen.map(({ name, schema }) => [name, fieldOf(name, schema, words).map(written)] as const);
  const requiredKeys = chosen.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(fields), { requiredKeys }) as fc.Arbitrary<Texts>;
}

/** What was not drawn is left out, also what the contract has an example for; now and then what is required. */
function queryOf(operation: Known, words: Dictionary): fc.Arbitrary<Record<string, string | null>> {
  const nothing = Object.fromEntries(inPart(operation, 'query').map(({ name }) => [name, null]));
  return fc.oneof(
    { weight: 9, arbitrary: partOf(operation, 'query', words).map((drawn) => ({ ...nothing, ...drawn })) },
    { weight: 1, arbitrary: fc.constant(nothing) },
  );
}

const unreadable = ['{"product_id": 41,', '[]', 'null', '"text"', '41', ' ', `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`];

const poisoned = '{"__proto__":{"id":1},"constructor":{"prototype":{"id":1}},"product_id":41}';

const bodyOf = (operation: Known, words: Dictionary): fc.Arbitrary<Pick<Change, 'body'>> =>
  operation.body
    ? fc.oneof(
        {
          weight: 12,
          arbitrary: valid(operation.body.schema, '', words).map((body) => ({ body: JSON.stringify(body) })),
        },
        { weight: 1, arbitrary: fc.constantFrom(...unreadable, poisoned).map((body) => ({ body })) },
      )
    : fc.constant({});

const rawPaths = (operation: Known): fc.Arbitrary<Pick<Change, 'rawPath'>> =>
  operation.path.includes('{')
    ? fc
        .constantFrom('%zz', '%00', '%ff', '%2F', '-', 'x'.repeat(2000))
        .map((part) => ({ rawPath: operation.path.replaceAll(/\{[^}]+\}/g, part) }))
    : fc.constant({});

const languages = [...locales, 'fa', 'xx', '*', 'de-DE,de;q=0.9,en;q=0.8', '', ';;,,', 'e'.repeat(150)];

/** What a header may hold at all; the rest no client can send. */
const inHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').trim();

const headersOf = (operation: Known, words: Dictionary): fc.Arbitrary<Texts> =>
  fc.tuple(partOf(operation, 'header', words), fc.constantFrom(...languages)).map(([named, language]) => ({
    ...Object.fromEntries(Object.entries(named).map(([name, value]) => [name, inHeader(value)])),
    'Accept-Language': language,
  }));

/** Who asks: mostly somebody who may. */
export type Caller = 'shopper' | 'nobody' | 'stranger';

export type Drawn = { change: Change; caller: Caller };

export function requestsFor(operation: Known, words: Dictionary): fc.Arbitrary<Drawn> {
  const caller = fc.oneof(
    { weight: 12, arbitrary: fc.constant<Caller>('shopper') },
    { weight: 1, arbitrary: fc.constantFrom<Caller>('nobody', 'stranger') },
  );
  const path = partOf(operation, 'path', words).map((given) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, isSegment(value) ? value : '0'])),
  );
  const change = fc
    .tuple(
      fc.record({ path, query: queryOf(operation, words), headers: headersOf(operation, words) }),
      bodyOf(operation, words),
      fc.oneof({ weight: 8, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: rawPaths(operation) }),
    )
    .map(([parts, body, raw]): Change => ({ ...parts, ...body, ...raw }));
  return fc.record({ change, caller });
}
