/** From which origins the pages of the shop may load and to which they may connect, out of the back end's settings. */
import { webOrigin } from '#server/domain/web-origin.ts';
import type { CspSources } from '#server/http/headers.ts';

/** Settings change seldom; a page should not wait for them each time. */
const keptMs = 60_000;
/** A page does without them rather than wait any longer. */
const longestWaitMs = 2_000;

/** The URLs of the settings: `web_logo`, `footer_qr`, `logo` of a gateway, `baseUrl` … */
const ofPictures = /logo|qr|image|img|icon|banner|thumbnail|^base_?url$/i;

const originIn = (text: unknown): string[] => {
  const origin = webOrigin(text);
  return origin === undefined ? [] : [origin];
};

function pictureOrigins(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' ? pictureOrigins(inner) : ofPictures.test(name) ? originIn(inner) : [],
  );
}

type Realtime = Record<`pusher_app_${'key' | 'cluster' | 'host' | 'port' | 'tls'}`, unknown>;

const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]+$/.test(value);

/** An empty host is the one that the page came from; a service of Pusher's own carries the cluster in its name. */
function socketOrigins(settings: Partial<Realtime>): string[] {
  const { pusher_app_key: key, pusher_app_cluster: cluster, pusher_app_host: host, pusher_app_port: port } = settings;
  if (!key || host === '') return [];
  if (!isName(host)) return isName(cluster) ? [`wss://ws-${cluster}.pusher.com`] : [];
  const protocol = settings.pusher_app_tls === false ? 'ws' : 'wss';
  return [`${protocol}://${host}${Number.isInteger(Number(port)) && port ? `:${Number(port)}` : ''}`];
}

const unique = (origins: readonly string[]) => [...new Set(origins)];

/** The origins of a back end by its address and its settings, beside those that the operator has named. */
export function sourcesIn(settings: object, apiUrl: URL, own: CspSources): CspSources {
  return {
    imageHosts: unique([...(own.imageHosts ?? []), apiUrl.origin, ...pictureOrigins(settings)]),
    connectHosts: unique([...(own.connectHosts ?? []), ...socketOrigins(settings)]),
  };
}

export async function settingsBy(fetchInside: typeof fetch): Promise<Record<string, unknown>> {
  const response = await fetchInside('http://shop.internal/api/master', { headers: { accept: 'application/json' } });
  const body: unknown = response.ok ? await response.json() : undefined;
  if (typeof body === 'object' && body !== null && 'data' in body && typeof body.data === 'object' && body.data) {
    return body.data as Record<string, unknown>;
  }
  throw new Error('The back end has sent no settings.');
}

/** Reads the settings at most once a minute; if that fails, the previous origins stay. */
export function sourcesOf(fetchInside: typeof fetch, apiUrl: URL, own: CspSources): () => Promise<CspSources> {
  let known = sourcesIn({}, apiUrl, own);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const read = async () => {
    const settings = await settingsBy(fetchInside).catch(() => undefined);
    if (settings) known = sourcesIn(settings, apiUrl, own);
    readAt = performance.now();
    reading = undefined;
  };
  const atMost = () => new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs).unref());
  return async () => {
    if (performance.now() - readAt > keptMs) {
      reading ??= read();
      await Promise.race([reading, atMost()]);
    }
    return known;
  };
}
