/**
 * A search server in memory that speaks the part of OpenSearch's API (2.x and 3.x) which the shop uses, and refuses what
 * OpenSearch would refuse: unknown parts of a request, unknown fields, a sort on a text, a list that reaches too far, a
 * document that does not fit the mapping. It computes real answers, with a simpler score.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { indexesLike, moveAliases } from './search-server/aliases.ts';
import { searchMany } from './search-server/multi-search.ts';
import { SearchRefusal } from './search-server/refusal.ts';
import { searchIn } from './search-server/search.ts';
import { bulk, type Indexes, newIndex } from './search-server/store.ts';

export type SearchServer = {
  url: string;
  indexes: Indexes;
  /** Index by alias. */
  aliases: Map<string, string>;
  /** Method and path of each request. */
  requests: string[];
  /** Done before each request is answered. */
  before: (line: string) => Promise<unknown>;
  /** From now on each answer comes so much later. */
  delayMs: number;
  /** From now on each request is refused with this status. */
  refuses: number | undefined;
  /** From now on the last of several searches in one request is refused. */
  refusesLast: boolean;
  /** From now on answers are written a byte at a time and never end. */
  drips: boolean;
  close(): Promise<void>;
};

type SearchRequest = { method: string; path: string; query: URLSearchParams; body: string; type: string };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchRefusal(400, 'parse_exception', 'The body is no JSON.');
  }
};

function expectJson({ type }: SearchRequest): void {
  if (!type.startsWith('application/json')) throw new SearchRefusal(406, 'content_type_header', `Not ${type}.`);
}

function only(query: URLSearchParams, ...names: string[]): void {
  for (const name of query.keys())
    if (!names.includes(name))
      throw new SearchRefusal(400, 'illegal_argument_exception', `unrecognized parameter: [${name}]`);
}

export async function startSearchServer(): Promise<SearchServer> {
  const state: SearchServer = {
    url: '',
    indexes: new Map(),
    aliases: new Map(),
    requests: [],
    before: async () => undefined,
    delayMs: 0,
    refuses: undefined,
    refusesLast: false,
    drips: false,
    close: async () => undefined,
  };
  const found = (name: string) => {
    const index = state.indexes.get(state.aliases.get(name) ?? name);
    if (!index) throw new SearchRefusal(404, 'index_not_found_exception', `no such index [${name}]`);
    return index;
  };

  const routes: [pattern: RegExp, answer: (request: SearchRequest, name: string) => unknown][] = [
    [/^POST \/_bulk$/, (request) => bulk(state.indexes, request)],
    [
      /^POST \/_aliases$/,
      (request) => {
        expectJson(request);
        moveAliases(state, json(request.body));
        return { acknowledged: true };
      },
    ],
    [
      /^POST \/([^/_][^/]*)\/_search$/,
      (request, name) => {
        expectJson(request);
        only(request.query);
        return searchIn(found(name), json(request.body));
      },
    ],
    [
      /^POST \/([^/_][^/]*)\/_msearch$/,
      (request, name) => {
        only(request.query);
        return searchMany(found(name), request, { refusesLast: state.refusesLast });
      },
    ],
    [/^(?:GET|POST) \/([^/_][^/]*)\/_count$/, (_asked, name) => ({ count: found(name).documents.size })],
    [
      /^(?:GET|POST) \/([^/_][^/]*)\/_refresh$/,
      (_asked, name) => {
        found(name).refresh();
        return { _shards: { total: 1, successful: 1, failed: 0 } };
      },
    ],
    [/^GET \/([a-z0-9_-]+-\*)$/, (_asked, pattern) => indexesLike(state, pattern.slice(0, -1))],
    [/^HEAD \/([^/_][^/]*)$/, (_asked, name) => found(name)],
    [
      /^PUT \/([^/_][^/]*)$/,
      (request, name) => {
        expectJson(request);
        if (state.indexes.has(name)) throw new SearchRefusal(400, 'resource_already_exists_exception', name);
        state.indexes.set(name, newIndex(name, json(request.body)));
        return { acknowledged: true, shards_acknowledged: true, index: name };
      },
    ],
    [
      /^DELETE \/([^/_][^/]*)$/,
      (request, name) => {
        only(request.query);
        if (name.includes('*'))
          throw new SearchRefusal(400, 'illegal_argument_exception', 'Wildcards are not allowed.');
        if (state.aliases.has(name))
          throw new SearchRefusal(400, 'illegal_argument_exception', 'An alias is no index.');
        found(name);
        state.indexes.delete(name);
        return { acknowledged: true };
      },
    ],
  ];

  function answer(request: SearchRequest): unknown {
    const line = `${request.method} ${request.path}`;
    state.requests.push(line);
    if (state.refuses !== undefined) throw new SearchRefusal(state.refuses, 'circuit_breaking_exception', 'Too much.');
    for (const [pattern, give] of routes) {
      const [whole, name = ''] = pattern.exec(line) ?? [];
      if (whole) return give(request, name);
    }
    throw new SearchRefusal(405, 'method_not_allowed', `Nothing is at ${line}.`);
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://search.test');
    const searchRequest = {
      method: request.method ?? 'GET',
      path: decodeURIComponent(pathname),
      query: searchParams,
      body: await bodyOf(request),
      type: request.headers['content-type'] ?? '',
    };
    await state.before(`${searchRequest.method} ${searchRequest.path}`);
    if (state.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, state.delayMs));
    try {
      write(response, 200, answer(searchRequest), state.drips);
    } catch (error) {
      const { status, body } = SearchRefusal.of(error);
      write(response, status, body, state.drips);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return state;
}

function write(response: ServerResponse, status: number, body: unknown, drips: boolean): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  const text = JSON.stringify(body, (_name, value) => (value instanceof Map ? undefined : value));
  if (!drips) return void response.end(text);
  let at = 0;
  const timer = setInterval(
    () => (at < 1_000 ? response.write(text[at++ % text.length] ?? ' ') : clearInterval(timer)),
    20,
  );
  response.on('close', () => clearInterval(timer));
}
