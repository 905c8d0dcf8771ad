/** The contract as the kit needs it: the operations that only read, and how a body differs from its schema. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import document from '#api/generated/openapi.json' with { type: 'json' };

export type Operation = {
  id: string;
  method: string;
  path: string;
  /** Of Larder, not of the protocol: a back end may lack it. */
  isExtension: boolean;
  needsAccount: boolean;
};

type Described = {
  operationId: string;
  security?: Record<string, unknown>[];
  responses: Record<string, { $ref?: string }>;
  'x-larder-extension'?: boolean;
};

const methods = ['get', 'post', 'delete'];

export const operations: readonly Operation[] = Object.entries(
  document.paths as unknown as Record<string, Record<string, Described>>,
).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, { operationId, security = [], 'x-larder-extension': isExtension = false }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      isExtension,
      needsAccount: security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0),
    })),
);

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
/** The ids of another back end may be texts. */
const withOpaqueIds = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'x-larder-opaque' in value
    ? { ...value, type: ['integer', 'string'], minLength: 1 }
    : value;
ajv.addSchema(JSON.parse(JSON.stringify(document), withOpaqueIds), 'contract');

const pointerPart = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const validators = new Map<string, ValidateFunction>();

/** Undefined where the contract has no body for a success. */
const validatorOf = ({ path, method, id }: Operation): ValidateFunction | undefined => {
  const known = validators.get(id);
  if (known) return known;
  const at = `/paths/${pointerPart(path)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
  const [, , ...parts] = at.split('/');
  const isDescribed = parts
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], document.paths);
  if (!isDescribed) return undefined;
  const validator = ajv.compile({ $ref: `contract#${encodeURI(at)}` });
  validators.set(id, validator);
  return validator;
};

export type Deviation = { field: string; problem: 'missing' | 'another type' | 'another value' };

/** `/data/products/3/price` is the field `products[].price`: rows of one list have the same fault. */
const fieldOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const missing = keyword === 'required' ? [String(params.missingProperty)] : [];
  const parts = [...instancePath.split('/').slice(1), ...missing];
  const inData = parts[0] === 'data' ? parts.slice(1) : parts;
  return inData.reduce((place, part) => {
    if (/^\d+$/.test(part)) return `${place}[]`;
    return place ? `${place}.${part}` : part;
  }, '');
};

const problemOf = ({ keyword }: ErrorObject): Deviation['problem'] => {
  if (keyword === 'required') return 'missing';
  return keyword === 'type' ? 'another type' : 'another value';
};

/** A combination fails together with its parts, which say more; a back end may send more fields than it must. */
const isIgnored = ({ keyword }: ErrorObject) =>
  ['anyOf', 'oneOf', 'allOf', 'if', 'additionalProperties'].includes(keyword);

/** What differs in a successful body from the contract, each field once. */
export const deviationsOf = (operation: Operation, body: unknown): Deviation[] => {
  const validator = validatorOf(operation);
  if (!validator || validator(body)) return [];
  const found = (validator.errors ?? []).filter((error) => !isIgnored(error));
  const byField = new Map(found.map((error) => [fieldOf(error), problemOf(error)]));
  return [...byField].map(([field, problem]) => ({ field: field || 'body', problem }));
};
