/** A Pusher-compatible service in the place of the shop's own end point: its address, and how an event gets there. */
import { createHash } from 'node:crypto';
import { StartError } from '#server/start-error.ts';
import { signatureOf } from './protocol.ts';

export type PusherService = {
  key: string;
  secret: string;
  appId: string;
  /** Without a path. */
  origin: URL;
};

/** `https://key:secret@api-eu.pusher.com/apps/123`, as such services print it. */
export function pusherService(text: string | undefined): PusherService | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const appId = /^\/apps\/([\w-]+)\/?$/.exec(url?.pathname ?? '')?.[1];
  if (url && /^https?:$/.test(url.protocol) && url.username && url.password && appId) {
    const { username: key, password: secret, origin } = url;
    return { key: decodeURIComponent(key), secret: decodeURIComponent(secret), appId, origin: new URL(origin) };
  }
  // The value is not repeated: it holds a secret.
  throw new StartError('PUSHER_URL must look like https://key:secret@api-eu.pusher.com/apps/123456.');
}

/** Pusher's own hosts carry the cluster in their name; any other host is named to the browser. */
const clusterOf = ({ hostname }: URL) => /^api-([\w-]+)\.pusher(?:app)?\.com$/.exec(hostname)?.[1];

/** What a storefront needs to connect; an empty host is the one that the page came from. */
export function realtimeAddress(service: PusherService | undefined, ownKey: string) {
  const own = { key: ownKey, cluster: 'local', host: '', port: null, tls: null };
  if (!service) return own;
  const { key, origin } = service;
  const cluster = clusterOf(origin);
  if (cluster) return { key, cluster, host: null, port: null, tls: null };
  const tls = origin.protocol === 'https:';
  return { key, cluster: 'local', host: origin.hostname, port: Number(origin.port) || (tls ? 443 : 80), tls };
}

/** The origins to which the pages of the shop must be allowed to connect. */
export function socketOrigins(service: PusherService | undefined): string[] {
  if (!service) return [];
  const cluster = clusterOf(service.origin);
  if (cluster) return [`wss://ws-${cluster}.pusher.com`];
  return [`${service.origin.protocol === 'https:' ? 'wss' : 'ws'}://${service.origin.host}`];
}

const timeoutMs = 5_000;

function signedAddress({ key, secret, appId, origin }: PusherService, body: string, now: Date): URL {
  const url = new URL(`/apps/${appId}/events`, origin);
  const md5 = createHash('md5').update(body).digest('hex');
  const seconds = Math.floor(now.getTime() / 1000);
  const query = `auth_key=${key}&auth_timestamp=${seconds}&auth_version=1.0&body_md5=${md5}`;
  url.search = `${query}&auth_signature=${signatureOf(secret, `POST\n${url.pathname}\n${query}`)}`;
  return url;
}

export async function triggerAt(service: PusherService, channel: string, event: string, now: Date): Promise<void> {
  const body = JSON.stringify({ name: event, channels: [channel], data: '{}' });
  const response = await fetch(signedAddress(service, body, now), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The realtime service answered ${response.status}.`);
}
