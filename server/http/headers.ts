/** The headers that every response carries, and the content security policy of a page. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

export type CspSources = {
  /** `sha256-…` of each inline style of the page. */
  styleHashes?: readonly string[];
  /** `sha256-…` of each inline script of the page. */
  scriptHashes?: readonly string[];
  /** Origins of pictures beside our own. */
  imageHosts?: readonly string[];
  /** Origins that scripts may call beside our own, such as `wss://…`. */
  connectHosts?: readonly string[];
};

const list = (...sources: string[]) => sources.join(' ');
const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** The policy of a page: inline scripts and styles by hash only, no framing. */
export function cspFor({
  styleHashes = [],
  scriptHashes = [],
  imageHosts = [],
  connectHosts = [],
}: CspSources = {}): string {
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...quoted(scriptHashes))}`,
    `style-src ${list("'self'", ...quoted(styleHashes))}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...imageHosts)}`,
    `media-src ${list("'self'", ...imageHosts)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...connectHosts)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The address of the service worker (`machines/offline-copies/offline-copies.live.ts`), and no other.
    'trusted-types worker',
  ].join('; ');
}

/** A response that is no page may load nothing. */
const closedCsp = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const refusedPermissions = ['camera', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb', 'midi'];
/** A back end may demand the position of an address; the form then offers to send that of the device. */
const permissions = [...refusedPermissions.map((name) => `${name}=()`), 'geolocation=(self)'].join(', ');

export function fixedHeaders({ publicUrl }: Config): Record<string, string> {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': closedCsp,
  };
  // Over plain http the header would be ignored; on localhost it would lock other projects out.
  if (publicUrl?.protocol === 'https:') headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

export function registerHeaders(app: FastifyInstance, config: Config): void {
  const headers = fixedHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
