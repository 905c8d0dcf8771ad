/**
 * The only way to the back end: openapi-fetch, typed by the contract, with the headers that every call carries.
 *
 * It holds no state and uses no browser globals: its creator passes the locale, the token and the XSRF cookie. In the
 * browser `baseUrl` may be relative; elsewhere it must be absolute, because a Request needs an absolute URL.
 */
import createOpenApiClient, { type Middleware } from 'openapi-fetch';
import type { AbsentCalls } from '#api/types/absent-calls.ts';
import { canBeAbsent } from './absent-calls.ts';
import { ApiError, errorOfResponse, errorOfThrown } from './errors.ts';
import type { paths } from './generated/schema.ts';

export type ClientOptions = {
  /** Default `/api`. */
  baseUrl?: string;
  fetch?: typeof fetch;
  locale: () => string;
  /** The bare token, without `Bearer`. */
  token: () => string | undefined;
  /** Value of the XSRF-TOKEN cookie, decoded. */
  xsrf?: () => string | undefined;
  /** The calls that the back end turned out to lack: they are not sent again. */
  absent?: AbsentCalls;
};

/** `en-GB` becomes `en`: back ends look up their texts by this header exactly, and a region would match none. */
const bareCode = (locale: string) => locale.split(/[-_]/)[0]?.toLowerCase() ?? locale;

const headers = ({ locale, token, xsrf }: ClientOptions): Middleware => ({
  onRequest({ request }) {
    request.headers.set('Accept', 'application/json');
    request.headers.set('X-Requested-With', 'XMLHttpRequest');
    request.headers.set('Accept-Language', bareCode(locale()));
    const bearer = token();
    if (bearer && !request.headers.has('Authorization')) request.headers.set('Authorization', `Bearer ${bearer}`);
    const echo = xsrf?.();
    if (echo) request.headers.set('X-XSRF-TOKEN', echo);
  },
});

/** Back ends of the protocol respond to an unknown GET with their website. A login page has been redirected to. */
const isWebsite = async (request: Request, response: Response): Promise<boolean> => {
  if (request.method !== 'GET' || response.redirected) return false;
  if (!response.headers.get('content-type')?.startsWith('text/html')) return false;
  return (await response.clone().text()).trimStart().startsWith('<');
};

const notOffered = () => new ApiError({ kind: 'notOffered' });

const failures = (absent: AbsentCalls): Middleware => ({
  onRequest({ schemaPath }) {
    if (absent.has(schemaPath)) throw notOffered();
  },
  async onResponse({ request, response, schemaPath }) {
    const isAbsent = response.ok && canBeAbsent(schemaPath, 501) && (await isWebsite(request, response));
    if (response.ok && !isAbsent) return;
    const error = isAbsent ? notOffered() : await errorOfResponse(response, schemaPath);
    if (error.kind === 'notOffered') absent.add(schemaPath);
    throw error;
  },
  onError: ({ error }) => errorOfThrown(error),
});

/** A GET by the protocol, and no read: repeated with another token, it would end another session. */
const logoutPath = '/logout';

/**
 * A 401 of a token that another one has replaced meanwhile says nothing about the current session. A read is repeated
 * once with the current token; a change is refused.
 */
const replacedTokens = ({ token, fetch: send = globalThis.fetch }: ClientOptions): Middleware => ({
  async onResponse({ request, response, schemaPath }) {
    const sent = request.headers.get('Authorization');
    const current = token();
    if (response.status !== 401 || !sent || !current || sent === `Bearer ${current}`) return undefined;
    if (request.method !== 'GET' || schemaPath === logoutPath) throw new ApiError({ kind: 'refused', status: 401 });
    const repeated = new Request(request);
    repeated.headers.set('Authorization', `Bearer ${current}`);
    return send(repeated).catch((thrown: unknown) => {
      throw errorOfThrown(thrown);
    });
  },
});

export const createClient = (options: ClientOptions) => {
  const client = createOpenApiClient<paths>({
    baseUrl: options.baseUrl ?? '/api',
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  // The last one sees a response first.
  client.use(headers(options), failures(options.absent ?? new Set<string>()), replacedTokens(options));
  return client;
};

/** The options that an operation may pass. */
export type Client = Pick<ReturnType<typeof createClient>, 'GET' | 'POST' | 'DELETE'>;
