/**
 * Responses made from the contract: every field is present, every text is valid, and repeated samples are equal. The
 * shop of the state gallery gets its responses from here.
 */
import { partsOf, type Schema, schemaOf } from '../replay/contract.ts';
import { sampleFor } from '../replay/forms.ts';
import { numbersByName, textsByName } from './sample.texts.ts';

export type SampleOptions = {
  /** How long lists are; 0 for a shop that has nothing. */
  items: number;
  /** A text by the name of its field and how many there were before it, in the place of the usual ones. */
  text?: (name: string, place: number) => string;
};

type Sampler = { options: SampleOptions; place: number };

const isNull = ({ type }: Schema) => type === 'null';
const typesOf = ({ type }: Schema): string[] => (Array.isArray(type) ? type : type === undefined ? [] : [type]);

/** The schema without a reference and without a choice: of several the first that is something. */
const chosen = (schema: Schema): Schema[] => {
  const [own = {}] = partsOf(schema);
  const choice = (own.anyOf ?? own.oneOf)?.find((part) => !isNull(part));
  return [own, ...(own.allOf ?? []).flatMap(chosen), ...(choice ? chosen(choice) : [])];
};

const first = <K extends keyof Schema>(parts: Schema[], key: K): Schema[K] | undefined =>
  parts.find((part) => part[key] !== undefined)?.[key];

const clamped = (value: number, parts: Schema[]) => {
  const { exclusiveMinimum } = parts.find((part) => part.exclusiveMinimum !== undefined) ?? {};
  const least = first(parts, 'minimum') ?? (exclusiveMinimum === undefined ? value : exclusiveMinimum + 1);
  return Math.min(Math.max(value, least), first(parts, 'maximum') ?? value);
};

const isId = (name: string) => name === 'id' || name.endsWith('_id');

const numberOf = (name: string, parts: Schema[], { options, place }: Sampler) => {
  const known = numbersByName[name] ?? (name.startsWith('total') ? options.items : 1);
  return clamped(isId(name) ? place + 1 : known, parts);
};

const textOf = (name: string, parts: Schema[], { options, place }: Sampler) => {
  const formed = sampleFor(parts);
  if (formed !== undefined) return formed;
  if (isId(name)) return `${place + 1}`;
  const texts = textsByName[name] ?? ['Fresh from the market'];
  const text = options.text?.(name, place) ?? (texts[place % texts.length] as string);
  return text.slice(0, first(parts, 'maxLength') ?? text.length);
};

const objectOf = (parts: Schema[], sampler: Sampler) =>
  Object.fromEntries(
    parts
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .map(([name, schema]) => [name, sample(schema, name, sampler)]),
  );

const listOf = (name: string, parts: Schema[], { options }: Sampler) => {
  const items = first(parts, 'items') ?? {};
  const length = Math.min(Math.max(options.items, first(parts, 'minItems') ?? 0), first(parts, 'maxItems') ?? 100);
  return Array.from({ length }, (_, place) => sample(items, name, { options, place }));
};

const makers: Record<string, (name: string, parts: Schema[], sampler: Sampler) => unknown> = {
  object: (_, parts, sampler) => objectOf(parts, sampler),
  array: listOf,
  string: textOf,
  number: numberOf,
  integer: numberOf,
  boolean: (name) => !/^(is_buy_now|sold_out|register_otp|asks_)/.test(name),
  null: () => null,
};

const sample = (schema: Schema, name: string, sampler: Sampler): unknown => {
  const parts = chosen(schema);
  const only = first(parts, 'const') ?? first(parts, 'enum')?.[0];
  if (only !== undefined) return only;
  const type = parts.flatMap(typesOf).find((one) => one !== 'null') ?? 'null';
  return makers[type]?.(name, parts, sampler);
};

/** The body of a response; undefined where the contract describes none. */
export const sampleResponse = (operation: string, options: SampleOptions, status = 200): unknown => {
  const schema = schemaOf(operation, status);
  return schema && sample(schema, operation, { options, place: 0 });
};
