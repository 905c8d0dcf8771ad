/** Sends requests as the storefront does, and records the responses. */
import { type Client, createClient } from '#api/client.ts';

export type RecordedResponse = {
  status: number;
  /** Undefined where the body is no JSON. */
  body?: unknown;
  isJson: boolean;
};

export type BackEnd = {
  client: Client;
  /** The first response since `forget`, which later requests of the storefront make up for; undefined if none came. */
  firstResponse: () => RecordedResponse | undefined;
  forget: () => void;
  signIn: (token: string) => void;
  isSignedIn: () => boolean;
};

export type BackEndOptions = {
  /** Of the shop, without `/api`. */
  url: URL;
  locale: string;
  timeoutMs: number;
};

const attemptsWhenLimited = 3;
const longestWaitMs = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Parsed whatever its type says: `/lang/{locale}` is sent as HTML. */
const recordOf = async (response: Response): Promise<RecordedResponse> => {
  const text = await response.clone().text();
  try {
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), isJson: text !== '' };
  } catch {
    return { status: response.status, isJson: false };
  }
};

export const openBackEnd = ({ url, locale, timeoutMs }: BackEndOptions): BackEnd => {
  let token: string | undefined;
  let first: RecordedResponse | undefined;

  const send = async (request: Request, attempt = 1): Promise<Response> => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    // A redirect leads to a page, which is no response to a call.
    const response = await fetch(request.clone(), { signal, redirect: 'manual' });
    if (response.status !== 429 || attempt === attemptsWhenLimited) return response;
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await wait(Math.min(longestWaitMs, Math.max(1, seconds || 1) * 1000));
    return send(request, attempt + 1);
  };

  const client = createClient({
    baseUrl: new URL('api', url.href.endsWith('/') ? url : `${url.href}/`).href,
    locale: () => locale,
    token: () => token,
    fetch: async (input) => {
      const response = await send(input as Request);
      first ??= await recordOf(response);
      return response;
    },
  });

  return {
    client,
    firstResponse: () => first,
    forget: () => {
      first = undefined;
    },
    signIn: (found) => {
      token = found.replace(/^Bearer /, '');
    },
    isSignedIn: () => token !== undefined,
  };
};
