/**
 * The one way to the back end: openapi-fetch, typed by the contract, with the headers that every call carries.
 *
 * No state of its own and nothing of the browser: who makes a client says how to learn the locale, the token and the
 * anti-forgery cookie. In the browser `baseUrl` is relative; elsewhere it has to be absolute, since a Request is.
 */
import createOpenApiClient, { type Middleware } from 'openapi-fetch';
import { errorOfResponse, errorOfThrown } from './errors.ts';
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
};

/** `en-GB` becomes `en`: back ends look texts up by exactly this header, so that a region would find nothing. */
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

const failures: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await errorOfResponse(response);
  },
  onError: ({ error }) => errorOfThrown(error),
};

export const createClient = (options: ClientOptions) => {
  const client = createOpenApiClient<paths>({
    baseUrl: options.baseUrl ?? '/api',
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  client.use(headers(options), failures);
  return client;
};

/** What an operation may ask of it. */
export type Client = Pick<ReturnType<typeof createClient>, 'GET' | 'POST' | 'DELETE'>;
