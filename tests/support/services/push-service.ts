/**
 * A push service on loopback, and a browser that subscribes there. It decrypts what it gets (RFC 8291) and checks the
 * signature of the shop (RFC 8292) by itself, without the package that the shop uses.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testPushKeys } from './push-keys.ts';

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

const part = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser with its keys. */
export const newPushBrowser = () => {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);

  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const encrypted = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const key = part(pair.computeSecret(sender), secret, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      part(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      part(key, salt, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(encrypted.subarray(-16));
    const text = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    // The last record ends with the byte 2 and zeros.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  const keys = { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') };
  return { keys, read };
};

export type PushBrowser = ReturnType<typeof newPushBrowser>;

/** What the shop has signed; undefined if the signature is not that of its key. */
export const claimsOf = ({ authorization = '' }: IncomingHttpHeaders): Record<string, unknown> | undefined => {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== testPushKeys.VAPID_PUBLIC_KEY) return undefined;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [
    string,
    string,
  ];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined;
};

/** Accepts everything at first. */
export async function startPushService() {
  const received: Received[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(status, status === 301 ? { location: '/elsewhere' } : {}).end('ignored');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (next: number) => {
      status = next;
    },
    close: () => server.close(),
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;
