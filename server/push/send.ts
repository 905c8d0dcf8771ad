/**
 * Takes one notification to the push service of a browser, encrypted for that browser alone (RFC 8291).
 *
 * The browser named the address, so the connection is made only to public ones: the check is part of the look-up of the
 * name, and nobody can change its meaning in between. It follows no redirect.
 */
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PushDevice } from '#server/db/queries/push.ts';
import { isPublicAddress, isPushAddress } from '#server/domain/push-address.ts';
import type { PushSettings } from './keys.ts';

const timeoutMs = 10_000;
/** For how many seconds the push service waits for a device that is away. */
const ttlSeconds = 12 * 60 * 60;

/** The address leads to no push service of the internet. */
export class ForbiddenAddress extends Error {}

const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const wrong = found?.find(({ address }) => !isPublicAddress(address));
    const refusal = error ?? (wrong || !found?.[0] ? new ForbiddenAddress('not public') : null);
    if (refusal) return done(refusal, '', 0);
    if (options.all) return done(null, found);
    const [{ address, family }] = found as [(typeof found)[number]];
    return done(null, address, family);
  });

/** `testOrigin`: a push service of tests, which may be on this machine. */
export const mayCall = (endpoint: string, testOrigin: string | undefined): boolean =>
  isPushAddress(endpoint) ||
  (testOrigin !== undefined && URL.canParse(endpoint) && new URL(endpoint).origin === testOrigin);

type Call = { method: string; headers: Record<string, string | number>; body: Buffer; signal: AbortSignal };

/** The status of the response; its body is of no use. */
const post = (endpoint: URL, isTest: boolean, { body, signal, ...call }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = endpoint.protocol === 'http:' ? plainRequest : secureRequest;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const options = { ...call, signal: limit, ...(isTest ? {} : { lookup: publicLookup }) };
    const request = send(endpoint, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });

/** The package takes a while to load, and many a process never needs it. */
const webPush = async () => (await import('web-push')).default;

/** `topic`: a later notification of the same topic takes its place while the device is away. */
export async function sendNotification(
  { keys, testOrigin }: PushSettings,
  { endpoint, p256dh, auth }: PushDevice,
  { payload, topic }: { payload: string; topic: string },
  signal: AbortSignal,
): Promise<number> {
  if (!mayCall(endpoint, testOrigin)) throw new ForbiddenAddress('no push service');
  const { generateRequestDetails } = await webPush();
  const { method, headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: keys,
    TTL: ttlSeconds,
    urgency: 'normal',
    topic,
  });
  const isTest = !isPushAddress(endpoint);
  return post(new URL(endpoint), isTest, { method, headers: headers as Call['headers'], body, signal });
}
