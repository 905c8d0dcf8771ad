/** What is for the person at this machine alone is kept from other names, other peers and everything behind a proxy. */
import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccount } from '#server/domain/demo-account.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
});
afterAll(() => shop.close());

const inbox = '/dev/inbox';

/** `fetch` sets the Host header itself. */
function statusOf(headers: Record<string, string>, path = inbox): Promise<number> {
  return new Promise((resolve, reject) => {
    rawRequest(shop.url + path, { headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

describe('the inbox', () => {
  test.each([
    'localhost',
    'localhost:4400',
    'LocalHost:80',
    '127.0.0.1',
    '127.0.0.1:4400',
    '127.8.9.1:1',
    '[::1]',
    '[::1]:4400',
  ])('opens under the name %s', async (host) => {
    expect(await statusOf({ Host: host })).toBe(200);
  });

  test.each([
    'shop.example',
    'attacker.example:4400',
    'localhost.attacker.example',
    '127.0.0.1.attacker.example',
    '10.0.0.7',
    '0.0.0.0',
    '[::2]',
  ])('stays closed under the name "%s"', async (host) => {
    expect(await statusOf({ Host: host })).toBe(404);
  });

  test.each([
    'attacker.example#localhost',
    'localhost@attacker.example',
    '127.0.0.1:4400:1',
    '[::1].attacker.example',
    '1270.0.0.1',
  ])('is refused under "%s", which is no name', async (host) => {
    expect(await statusOf({ Host: host })).toBe(400);
  });

  test('is refused to a request without a name', async () => {
    const { port, hostname } = new URL(shop.url);
    const socket = connect(Number(port), hostname);
    socket.end(`GET ${inbox} HTTP/1.0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400/);
  });

  test.each([
    ['Forwarded', 'for=203.0.113.7'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Port', '443'],
    ['X-Forwarded', 'yes'],
    ['X-Real-IP', '127.0.0.1'],
    ['X-Original-Host', 'shop.example'],
    ['X-Client-IP', '127.0.0.1'],
    ['X-Cluster-Client-IP', '127.0.0.1'],
    ['True-Client-IP', '127.0.0.1'],
    ['CF-Connecting-IP', '127.0.0.1'],
    ['Via', '1.1 edge'],
  ])('stays closed to a request with the header %s', async (name, value) => {
    expect(await statusOf({ [name]: value })).toBe(404);
    expect(await statusOf({ [name]: '' })).toBe(404);
  });

  test.each([
    ['127.0.0.1', 200],
    ['127.3.2.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['10.0.0.7', 404],
    ['203.0.113.7', 404],
    ['2001:db8::1', 404],
    ['::ffff:10.0.0.7', 404],
    ['0.0.0.0', 404],
  ])('answers the peer %s with %i', async (remoteAddress, status) => {
    expect((await shop.app.inject({ url: inbox, remoteAddress })).statusCode).toBe(status);
  });

  test('ignores forwarding headers, even of a proxy that the operator trusts', async () => {
    const behind = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
    const headers = { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Host': 'localhost' };
    expect((await fetch(behind.url + inbox, { headers })).status).toBe(404);
    expect((await fetch(behind.url + inbox)).status).toBe(200);
    await behind.close();
  });
});

test('The demo log-in is refused through a proxy and under another host name', async () => {
  const statusOf = async (headers: Record<string, string>) =>
    (await shop.post('/login', demoAccount, { headers })).status;
  expect(await statusOf({ 'X-Forwarded-For': '203.0.113.7' })).toBe(400);
  expect(await statusOf({ Via: '1.1 edge' })).toBe(400);
  expect(await statusOf({})).toBe(200);
});
