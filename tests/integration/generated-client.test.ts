/** A client that another tool generates from the contract, in another language: OpenAPI::Client for Perl. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { demoFilling } from '../support/database/demo-database.ts';
import { goodPassword, startTestServer, type TestServer } from '../support/server/server.ts';

const execute = promisify(execFile);
const hasClient = await execute('perl', ['-MOpenAPI::Client', '-e', '1']).then(
  () => true,
  () => false,
);
if (!hasClient) console.warn('Perl has no OpenAPI::Client: the generated client is not tested.');

let server: TestServer;
let folder: string;

beforeAll(async () => {
  [server, folder] = await Promise.all([
    startTestServer({ filling: demoFilling }),
    mkdtemp(join(tmpdir(), 'larder-client-')),
  ]);
});

afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

test.runIf(hasClient)('A generated client signs in, fills a cart and orders', async () => {
  const contract = join(folder, 'contract.json');
  await writeFile(contract, await (await fetch(`${server.url}/openapi-3.0.json`)).text());
  const { email } = await server.register();
  const script = inRoot('tests', 'support', 'services', 'generated-client.pl');
  const { stdout } = await execute('perl', [script, contract, `${server.url}/api`, email, goodPassword]);
  expect(JSON.parse(stdout)).toMatchObject({
    order_status: 'Pending',
    products: [{ name: expect.stringMatching(/milk/i), order_qty: 2 }],
  });
});
