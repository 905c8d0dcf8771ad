/**
 * What of a back end can be reached through this server: the calls of the contract, and what a back end serves at the
 * root of its own origin. Nothing else; a back end has an administration too, and perhaps an inbox of its developers.
 *
 * The router of this server reads a path, once. What the back end gets is written anew from the pattern below and the
 * values that the router found in it, so nothing gets through that another reader could take for another path.
 */
import { notFound } from '#server/domain/refusal.ts';
import { callRoutes } from '#server/http/contract.ts';

/** `call`: JSON of the contract. `file`: a picture or a download. `page`: an HTML page in a window. */
export type ForwardedKind = 'call' | 'file' | 'page';

export type ForwardedPath = {
  kind: ForwardedKind;
  methods: string[];
  /** As the router writes it: `/storage/*`, `/api/blog/:slug/details`. */
  pattern: string;
};

const files = (...patterns: string[]): ForwardedPath[] =>
  patterns.map((pattern) => ({ kind: 'file', methods: ['GET'], pattern }));

/** Gateways send shoppers back by a form as well as by a link. */
const pages = (...patterns: string[]): ForwardedPath[] =>
  patterns.map((pattern) => ({ kind: 'page', methods: ['GET', 'POST'], pattern }));

const calls: ForwardedPath[] = callRoutes.map(({ method, path }) => ({
  kind: 'call',
  methods: [method],
  pattern: `/api${path.replaceAll(/\{([^}]+)\}/g, ':$1')}`,
}));

/** The first segments of public paths that a back end of the protocol serves at its root. */
const atRoot: ForwardedPath[] = [
  // The files of our own build are in `/assets/` too, each with a route that comes before this one.
  ...files('/storage/*', '/default/*', '/pictures/*', '/uploads/*', '/files/*', '/assets/*'),
  // Documents are pages too: an expired link leads to a page that says so.
  { kind: 'page', methods: ['GET'], pattern: '/shop/download-invoice/*' },
  { kind: 'page', methods: ['GET'], pattern: '/shop/payment-slip/*' },
  ...pages('/mail/*', '/order/*', '/payment/*', '/paypal/*', '/bkash-payment/*', '/paytabs/*'),
  { kind: 'call', methods: ['GET'], pattern: '/sanctum/csrf-cookie' },
  { kind: 'call', methods: ['POST'], pattern: '/pusher/auth' },
  { kind: 'call', methods: ['POST'], pattern: '/broadcasting/auth' },
];

export const forwardedPaths: readonly ForwardedPath[] = [...calls, ...atRoot];

/** The socket of push events, by the Pusher protocol. */
export const socketPattern = '/app/:key';

/** `/storage/`, `/order/` …: where an address below the back end's origin is one below ours too. */
export const rootPrefixes: readonly string[] = [
  ...new Set(atRoot.map(({ pattern }) => pattern.replace(/\*$/, '')).filter((prefix) => prefix.endsWith('/'))),
];

/** Spellings that some servers take for a parent folder, for several segments, or decode a second time. */
const ambiguousValue = /^\.*$|^\.\.|\.\.$|[/\\;\p{Cc}\p{Cs}\ufffd]|%[0-9a-f]{2}|%u[0-9a-f]{4}/iu;

function written(value: string): string {
  if (ambiguousValue.test(value)) throw notFound();
  return encodeURIComponent(value);
}

/** Files whose names begin with a dot are never forwarded. */
function writtenFile(name: string): string {
  if (name.startsWith('.')) throw notFound();
  return written(name);
}

/** The path for the back end, with the values of the request in it; 404 for a value that means something else. */
export function pathFor({ pattern }: Pick<ForwardedPath, 'pattern'>, values: Record<string, string>): string {
  return pattern
    .replaceAll(/:(\w+)/g, (_all, name: string) => written(values[name] ?? ''))
    .replace(/\*$/, () => (values['*'] ?? '').replace(/\/$/, '').split('/').map(writtenFile).join('/'));
}
