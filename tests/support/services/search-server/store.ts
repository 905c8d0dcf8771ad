/** The indexes of the search server of the tests: mappings, documents with versions, aliases. */
import { isPart, partOf, SearchRefusal, single, wrong } from './refusal.ts';

export type Document = Record<string, unknown>;
type FieldType = 'text' | 'keyword' | 'integer' | 'float' | 'date';
export type Index = {
  name: string;
  fields: Map<string, FieldType>;
  /** What searches see: the documents of the last refresh. */
  searched: Map<string, Document>;
  documents: Map<string, Document>;
  /** Also of deleted documents. */
  versions: Map<string, number>;
  refresh(): void;
};
export type Indexes = Map<string, Index>;

const fieldTypes: FieldType[] = ['text', 'keyword', 'integer', 'float', 'date'];

function fieldOf(name: string, given: unknown): [string, FieldType] {
  const { type, analyzer } = partOf(given, name, 'type', 'analyzer');
  const found = fieldTypes.find((each) => each === type);
  if (!found) throw new SearchRefusal(400, 'mapper_parsing_exception', `No handler for type [${type}] on [${name}]`);
  if (analyzer !== undefined && (found !== 'text' || analyzer !== 'whitespace')) throw wrong(`analyzer of [${name}]`);
  return [name, found];
}

export function newIndex(name: string, body: unknown): Index {
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(name)) throw new SearchRefusal(400, 'invalid_index_name_exception', name);
  const { settings, mappings } = partOf(body, 'create', 'settings', 'mappings');
  const { index } = partOf(settings, 'settings', 'index');
  partOf(index, 'index', 'gc_deletes', 'refresh_interval');
  const { dynamic, properties } = partOf(mappings, 'mappings', 'dynamic', 'properties');
  if (dynamic !== 'strict' || !isPart(properties)) throw wrong('The mapping must be strict.');
  const created: Index = {
    name,
    fields: new Map(Object.entries(properties).map(([field, given]) => fieldOf(field, given))),
    searched: new Map(),
    documents: new Map(),
    versions: new Map(),
    refresh: () => {
      created.searched = new Map(created.documents);
    },
  };
  return created;
}

const fits: Record<FieldType, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  keyword: (value) => typeof value === 'string' && Buffer.byteLength(value) <= 32_766,
  integer: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  float: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value),
};

function checkField(type: FieldType | undefined, name: string, value: unknown): void {
  if (!type) throw new SearchRefusal(400, 'strict_dynamic_mapping_exception', `[${name}] is not allowed`);
  const given = (Array.isArray(value) ? value : [value]).filter((each) => each !== null);
  if (!given.every(fits[type])) throw new SearchRefusal(400, 'mapper_parsing_exception', `[${name}] of ${type}`);
}

function check({ fields }: Index, document: unknown): Document {
  if (!isPart(document)) throw wrong('A document must be an object.');
  for (const [name, value] of Object.entries(document)) checkField(fields.get(name), name, value);
  return document;
}

type Action = { _index: string; _id: string; version: number };

function actionOf(given: unknown): Action {
  const action = partOf(given, 'action', '_index', '_id', 'version', 'version_type');
  const { _index, _id, version, version_type: type } = action;
  if (typeof _index !== 'string' || typeof _id !== 'string' || _id === '') throw wrong('_index and _id must be texts');
  if (type !== 'external_gte' || !Number.isSafeInteger(version) || Number(version) < 0) throw wrong('version');
  return { _index, _id, version: Number(version) };
}

type Item = { _index: string; _id: string; status: number; error?: { type: string; reason: string } };

function change(indexes: Indexes, { _index, _id, version }: Action, document: unknown): Item {
  const index = indexes.get(_index);
  // The real server would make one, with a mapping that it guesses: no client of ours may rely on that.
  if (!index) throw new SearchRefusal(404, 'index_not_found_exception', `no such index [${_index}]`);
  const known = index.versions.get(_id);
  if (known !== undefined && known > version)
    throw new SearchRefusal(409, 'version_conflict_engine_exception', `[${_id}]: current version [${known}] is higher`);
  const isThere = index.documents.has(_id);
  if (document === undefined) index.documents.delete(_id);
  else index.documents.set(_id, check(index, document));
  index.versions.set(_id, version);
  return { _index, _id, status: document === undefined && !isThere ? 404 : 200 };
}

function itemOf(indexes: Indexes, action: Action, document: unknown): Item {
  try {
    return change(indexes, action, document);
  } catch (error) {
    if (!(error instanceof SearchRefusal)) throw error;
    const { status, type, message: reason } = error;
    return { _index: action._index, _id: action._id, status, error: { type, reason } };
  }
}

type Line = { name: string; given: unknown; document: unknown };

/** One line for what is to be done, and one for the document if there is one. */
function linesOf(body: string): Line[] {
  const parsed = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const lines: Line[] = [];
  while (parsed.length > 0) {
    const [name, given] = single(parsed.shift(), 'action');
    if (name !== 'index' && name !== 'delete') throw wrong(`Unknown action [${name}]`);
    lines.push({ name, given, document: name === 'index' ? parsed.shift() : undefined });
  }
  return lines;
}

export function bulk(indexes: Indexes, { body, type }: { body: string; type: string }): unknown {
  if (!type.startsWith('application/x-ndjson')) throw new SearchRefusal(406, 'content_type_header', type);
  if (!body.endsWith('\n')) throw wrong('The bulk request must be terminated by a newline [\\n]');
  const items = linesOf(body).map(({ name, given, document }) => ({
    [name]: itemOf(indexes, actionOf(given), document),
  }));
  for (const index of indexes.values()) index.refresh();
  return { took: 1, errors: items.some((item) => Object.values(item).some(({ error }) => error)), items };
}
