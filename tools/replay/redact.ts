/**
 * Redaction with an allow-list: of an event or a stored value only what `readable.ts` lists stays, of a response only what
 * the contract has under a listed name or as a choice. Other texts become placeholders, other numbers become 1.
 */
import { isRecord } from '#api/is-record.ts';
import { patterns } from '#src/routes/paths.ts';
import { contractWords, dataSchemaOf, partsOf, type Schema, schemaOf } from './contract.ts';
import { sampleFor } from './forms.ts';
import { createPlaceholders } from './placeholders.ts';
import {
  chartWords,
  keptMoments,
  keptNumbers,
  keptNumberTexts,
  keptPaths,
  keptWordNames,
  namesInPlace,
} from './readable.ts';
import type { Plain } from './report.types.ts';

const momentForm = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const isWord = (text: string) => contractWords.has(text) || chartWords.has(text);

const pagePaths = Object.values(patterns).map((pattern) => pattern.split('/'));

/** The page that a path is of: its fixed parts, and the names of the others. */
const pageOf = (parts: string[]) =>
  pagePaths.find(
    (page) => page.length === parts.length && page.every((name, at) => name[0] === ':' || name === parts[at]),
  );

const numberFor = (parts: Schema[]): number => {
  const least = parts.flatMap(({ minimum, exclusiveMinimum = Number.NaN }) => minimum ?? exclusiveMinimum + 1);
  return Math.max(1, ...least.filter((number) => !Number.isNaN(number)));
};

const mostFor = (parts: Schema[]) => Math.min(...parts.map(({ maxLength = Number.POSITIVE_INFINITY }) => maxLength));

const isMoment = (text: string, name: string) => keptMoments.has(name) && momentForm.test(text);

const isChoice = (parts: Schema[], value: unknown) =>
  parts.some(({ enum: choices, const: only }) => choices?.includes(value) || (only !== undefined && only === value));

export const createRedactor = () => {
  const placeholderOf = createPlaceholders();

  const numberTextOf = (text: string, name: string) =>
    keptNumberTexts.has(name) && /^\d{1,9}$/.test(text) ? text : placeholderOf(text);

  const pathOf = (path: string) => {
    const parts = path.replace(/[?#].*$/, '').split('/');
    const page = pageOf(parts) ?? [];
    return parts.map((part, at) => (page[at] === part ? part : numberTextOf(part, page[at]?.slice(1) ?? ''))).join('/');
  };

  const isKept = (text: string, name: string) => isMoment(text, name) || (keptWordNames.has(name) && isWord(text));

  const textOf = (text: string, name: string): string => {
    if (isKept(text, name)) return text;
    return keptPaths.has(name) && text.startsWith('/') ? pathOf(text) : numberTextOf(text, name);
  };

  const scalar = (value: unknown, name: string): Plain => {
    if (typeof value === 'string') return textOf(value, name);
    if (typeof value === 'number') return keptNumbers.has(name) ? value : 1;
    return typeof value === 'boolean' ? value : null;
  };

  /** Names of fields are the code's own; any other stays only as a placeholder. */
  const nameOf = (name: string) => (/^[a-z_$][A-Za-z_]{0,30}$/.test(name) ? name : placeholderOf(name));

  /** Data without a schema: events, params, stored values of the browser. */
  const payload = (value: unknown, name = ''): Plain => {
    if (Array.isArray(value)) return value.map((item) => payload(item, name));
    if (!isRecord(value)) return scalar(value, name);
    // A file, a node of the page: nothing that could be sent on.
    if (Object.getPrototypeOf(value) !== Object.prototype) return {};
    const known = Object.entries(value).filter(([, inner]) => inner !== undefined && typeof inner !== 'function');
    return Object.fromEntries(known.map(([key, inner]) => [nameOf(key), payload(inner, key)]));
  };

  const described = (value: string | number, name: string, parts: Schema[]): Plain => {
    if (isChoice(parts, value)) return value;
    if (typeof value === 'number') return keptNumbers.has(name) ? value : numberFor(parts);
    return isKept(value, name) ? value : (sampleFor(parts) ?? placeholderOf(value).slice(0, mostFor(parts)));
  };

  const fieldsOf = (value: object, parts: Schema[]) =>
    Object.entries(value).flatMap(([key, inner]) => {
      const own = parts.flatMap(({ properties }) => properties?.[key] ?? []);
      const others = parts.flatMap(({ additionalProperties: more }) => (typeof more === 'object' ? more : []));
      // Names that are not the contract's own come from people or from the shop's owner.
      const schemas = own.length > 0 || !contractWords.has(key) ? own : others;
      return schemas.length > 0 ? [[key, inner, schemas] as const] : [];
    });

  /** The fields that the schema names; the rest is left out. */
  const bySchema = (value: unknown, schemas: Schema[], name = ''): Plain => {
    const parts = schemas.flatMap(partsOf);
    if (Array.isArray(value)) {
      const items = parts.flatMap(({ items: each }) => each ?? []);
      return value.map((item) => bySchema(item, items, name));
    }
    if (isRecord(value))
      return Object.fromEntries(
        fieldsOf(value, parts).map(([key, inner, schema]) => [
          key,
          bySchema(inner, schema, namesInPlace.get(`${name} ${key}`) ?? key),
        ]),
      );
    if (typeof value === 'string' || typeof value === 'number') return described(value, name, parts);
    return typeof value === 'boolean' ? value : null;
  };

  /** The type of an event comes from the code, also that of an event to be passed on. */
  const ofEvent = ({ type, event, ...rest }: { type: string; event?: unknown }): Plain => ({
    type,
    ...(payload(rest) as object),
    ...(isRecord(event) ? { event: ofEvent(event as { type: string }) } : {}),
  });

  return {
    payload,
    event: ofEvent,
    /** The body of a response; without a schema it is empty. */
    response: (operation: string, status: number, body: unknown): Plain => {
      const schema = schemaOf(operation, status);
      return schema && isRecord(body) ? bySchema(body, [schema]) : {};
    },
    /** The data of a query. */
    data: (operation: string, data: unknown): Plain => {
      const schema = dataSchemaOf(operation);
      return schema ? bySchema(data, [schema]) : {};
    },
    /** A part of an address, which only identifies the call. */
    part: (text: string, name: string): string => {
      const isNumber = keptNumbers.has(name) || keptNumberTexts.has(name);
      return isNumber && /^\d{1,9}$/.test(text) ? text : textOf(text, name);
    },
  };
};

export type Redactor = ReturnType<typeof createRedactor>;

/** For a session that is already redacted because it was replayed. */
export const noRedaction: Redactor = {
  payload: (value) => value as Plain,
  event: (event) => event as Plain,
  response: (_operation, _status, body) => body as Plain,
  data: (_operation, data) => data as Plain,
  part: (text) => text,
};
