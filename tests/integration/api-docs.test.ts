/** The contract is served, for programs and for people. */
import { beforeAll, describe, expect, test } from 'vitest';
import contract from '#api/generated/openapi.json' with { type: 'json' };
import type { SharedServer } from '../support/server/server.ts';
import { sharedServer } from '../support/server/shared-server.ts';

let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer('demo');
});

const get = (path: string) => fetch(server.url + path);

test('The server sends its contract at /openapi.json', async () => {
  const response = await get('/openapi.json');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(await response.json()).toEqual(contract);
});

test('The server sends the same operations as OpenAPI 3.0', async () => {
  const document = await (await get('/openapi-3.0.json')).json();
  expect(document.openapi).toBe('3.0.3');
  expect(Object.keys(document.paths)).toEqual(Object.keys(contract.paths));
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/"type":\[|"type":"null"|"const":|"exclusiveMinimum":\d/);
  expect(text).toContain('"nullable":true');
});

describe('The page of the contract', () => {
  test('loads its files from the server itself, under a policy of its own', async () => {
    const response = await get('/api/docs');
    const html = await response.text();
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files).toHaveLength(3);
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(html).not.toMatch(/https?:/);
  });

  test.each(['/api/docs/index.html', '/api/docs/package.json', '/api/docs/../package.json', '/api/docs/logo.svg'])(
    'does not offer %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
