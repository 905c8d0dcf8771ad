/**
 * The protocol in its plain shape: without the calls and fields that the contract marks as Larder's own, with absolute
 * addresses of pictures on another port, amounts as texts and booleans as 0 and 1. It names English as its language,
 * whatever a request asks for, and has texts for a few phrases.
 */
import { isRecord } from '#api/is-record.ts';
import { operationOf, partsOf, type Schema, schemaOf } from '#tools/replay/contract.ts';
import { type Adapter, type AlteredResponse, html, json, openAlteredBackEnd } from './altered-back-end.ts';

type Marked = Schema & { 'x-larder-extension'?: boolean };

/** Of the newest back ends only. */
const newest = new Set(['slug', 'banner', 'longitude', 'role', 'web_footer_description']);

const isPicture = /^\/(pictures|uploads)\//;

const isOfProtocol = (name: string, field: Marked | undefined) => !(field?.['x-larder-extension'] || newest.has(name));

const plainValue = (value: unknown, parts: readonly Schema[], pictures: string): unknown => {
  if (typeof value === 'boolean') return Number(value);
  const isDecimal = parts.some(({ type }) => [type].flat().includes('number'));
  if (typeof value === 'number' && isDecimal) return value.toFixed(2);
  return typeof value === 'string' && isPicture.test(value) ? pictures + value : value;
};

/** The value as the plain protocol has it, by its schema. */
const plainly =
  (pictures: string) =>
  (schema: Schema, value: unknown): unknown => {
    const parts = partsOf(schema);
    const plain = plainly(pictures);
    const rows = parts.find(({ items }) => items)?.items ?? {};
    if (Array.isArray(value)) return value.map((row) => plain(rows, row));
    if (!isRecord(value)) return plainValue(value, parts, pictures);
    const fields: Record<string, Marked> = Object.assign({}, ...parts.map(({ properties }) => properties));
    const kept = Object.entries(value).filter(([name]) => isOfProtocol(name, fields[name]));
    return Object.fromEntries(kept.map(([name, inner]) => [name, plain(fields[name] ?? {}, inner)]));
  };

/** Three phrases of ours, and one that only this back end has. */
const ownTexts = (catalogue: string) =>
  JSON.stringify({ ...Object.fromEntries(Object.entries(JSON.parse(catalogue)).slice(0, 3)), 'Add to Cart': 'Add' });

const inEnglish = (settings: object) => ({ ...settings, app_locale: 'en' });

const altered = (pictures: string, method: string, path: string, real: AlteredResponse): AlteredResponse => {
  const operation = operationOf(method, `/api${path}`)?.operation;
  // The catalogue has no envelope, and the family sends it as a page.
  if (operation?.id === 'getCatalogue') return { ...real, type: 'text/html; charset=utf-8', body: ownTexts(real.body) };
  const schema = operation && schemaOf(operation.id, real.status);
  if (!schema) return real;
  const body = plainly(pictures)(schema, JSON.parse(real.body)) as { data: object };
  return json(real.status, operation.id === 'getMaster' ? { ...body, data: inEnglish(body.data) } : body);
};

/** The web page of the back end answers any GET; another call is not allowed. */
const absent = (method: string) => (method === 'GET' ? html() : json(405, { message: 'Method not allowed.' }));

const isOurs = (method: string, path: string) => {
  const described = operationOf(method, `/api${path}`)?.operation.described as Marked | undefined;
  return described === undefined || described['x-larder-extension'] === true;
};

const plain = (pictures: string): Adapter => ({
  refuse: (method, path) => (isOurs(method, path) ? absent(method) : undefined),
  response: (path, real, method) => altered(pictures, method, path, real),
});

export const openPlainBackEnd = async (back: string) => {
  const pictures = await openAlteredBackEnd(back, { isOpen: true });
  const server = await openAlteredBackEnd(back, plain(pictures.url));
  return { url: server.url, close: () => Promise.all([server.close(), pictures.close()]) };
};
