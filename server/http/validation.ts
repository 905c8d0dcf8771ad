/** Validates requests against the contract and turns errors into messages per field. */

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { FastifyValidationResult } from 'fastify/types/schema.js';
import { isEmail } from '#server/domain/contact.ts';
import { fieldLabel } from '#server/domain/field-label.ts';
import { isLine } from '#server/domain/line-format.ts';
import type { FieldPhrases, Phrase } from '#server/domain/refusal.ts';

/** `contract-schemas.test.ts` validates the schemas; a process that did would spend 30 ms on it. */
const trusting = { validateSchema: false, strict: false } as const;

const shared = { allErrors: true, useDefaults: true, removeAdditional: false, ...trusting } as const;

function compilerWith(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ ...shared, coerceTypes });
  addFormats.default(ajv, ['uuid', 'date', 'uri']);
  ajv.addFormat('line', isLine);
  // Spaces around an address are a slip of the typist, and are taken off.
  ajv.addFormat('email', (text) => isEmail(text.trim()));
  return ajv;
}

type HeaderSchema = { properties?: Record<string, unknown>; required?: string[] };

/** Node gives header names in lower case; the contract may not. */
function inLowerCase({ properties = {}, required = [], ...schema }: HeaderSchema): object {
  const lower = Object.entries(properties).map(([name, rule]) => [name.toLowerCase(), rule]);
  return { ...schema, properties: Object.fromEntries(lower), required: required.map((name) => name.toLowerCase()) };
}

/** The sign that ends a text in C; PostgreSQL holds every other one. */
const endOfText = '\u0000';

/** Where in the data a text with that sign is, as a JSON pointer. */
function placeOfEnd(data: unknown, place = ''): string | undefined {
  if (typeof data === 'string') return data.includes(endOfText) ? place : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [name, value] of Object.entries(data)) {
    const found = placeOfEnd(value, `${place}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The contract's rules, compiled when they are first needed, and that every text can be kept. */
function withStorableTexts(compile: () => ValidateFunction): FastifyValidationResult {
  let validate: ValidateFunction | undefined;
  const check: FastifyValidationResult = (data) => {
    validate ??= compile();
    const place = validate(data) ? placeOfEnd(data) : undefined;
    const unstorable = place !== undefined && [
      { keyword: 'format', instancePath: place, schemaPath: '#/format', params: {}, message: 'cannot be kept' },
    ];
    check.errors = (unstorable || validate.errors || null) as FastifySchemaValidationError[] | null;
    return check.errors === null;
  };
  return check;
}

/**
 * In a URL and in a form everything is text, so "3" is a number there; in JSON a number is a number. A schema is compiled
 * at its first request: a start that compiled all of them would spend half a second on it.
 */
export function validatorCompiler(): FastifySchemaCompiler<object> {
  const textRules = compilerWith(true);
  const jsonRules = compilerWith(false);
  return (part) => {
    const { schema, httpPart } = part;
    const isForm = 'contentType' in part && part.contentType === 'multipart/form-data';
    const rules = httpPart === 'body' && !isForm ? jsonRules : textRules;
    return withStorableTexts(() => rules.compile(httpPart === 'headers' ? inLowerCase(schema) : schema));
  };
}

const typeTexts: Record<string, string> = {
  integer: 'The {field} field must be an integer.',
  number: 'The {field} field must be a number.',
  string: 'The {field} field must be a string.',
  boolean: 'The {field} field must be true or false.',
  array: 'The {field} field must be a list.',
  object: 'The {field} field must be an object.',
};

const keywordTexts: Record<string, string> = {
  required: 'The {field} field is required.',
  minLength: 'The {field} field must be at least {limit, plural, one {# character} other {# characters}}.',
  maxLength: 'The {field} field must not be greater than {limit, plural, one {# character} other {# characters}}.',
  minimum: 'The {field} field must be at least {limit}.',
  exclusiveMinimum: 'The {field} field must be greater than {limit}.',
  maximum: 'The {field} field must not be greater than {limit}.',
  minItems: 'The {field} field must have at least {limit, plural, one {# item} other {# items}}.',
  maxItems: 'The {field} field must not have more than {limit, plural, one {# item} other {# items}}.',
  enum: 'The selected {field} is invalid.',
  const: 'The selected {field} is invalid.',
  pattern: 'The {field} format is invalid.',
  format: 'The {field} format is invalid.',
};

/** `/shop_ids/0` is the field `shop_ids.0`; a missing property is named although it has no place. */
function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const missing = error.keyword === 'required' ? String(error.params.missingProperty) : '';
  return [path, missing].filter(Boolean).join('.') || 'body';
}

function expectedType(error: ErrorObject): string {
  const types = [error.params.type].flat().flatMap((type) => String(type).split(','));
  return types.find((type) => type !== 'null') ?? 'null';
}

function textOf(error: ErrorObject): string | undefined {
  if (error.keyword === 'type') return typeTexts[expectedType(error)];
  // An empty text in a required field is a field that was not filled in.
  if (error.keyword === 'minLength' && error.params.limit === 1) return keywordTexts.required;
  return keywordTexts[error.keyword];
}

function phraseOf(error: ErrorObject, field: string): Phrase | undefined {
  const text = textOf(error);
  return text && [text, { field: fieldLabel(field), limit: Number(error.params.limit ?? 0) }];
}

/** One text a field: the first rule that it breaks. */
export function fieldPhrases(errors: readonly ErrorObject[]): FieldPhrases {
  // Without a prototype, for fields that a client calls `constructor`.
  const found: FieldPhrases = Object.create(null);
  for (const error of errors) {
    const field = fieldOf(error);
    const phrase = phraseOf(error, field);
    if (phrase) found[field] ??= phrase;
  }
  if (Object.keys(found).length > 0) return found;
  return { body: ['The {field} format is invalid.', { field: 'body' }] };
}
