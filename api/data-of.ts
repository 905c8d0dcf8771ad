/// <reference types="vite/types/importMeta.d.ts" />
/** Reads `data` out of a response. Missing, empty and non-JSON bodies are handled here and nowhere else. */
import { ApiError, errorOfThrown } from './errors.ts';
import { isRecord } from './is-record.ts';
import type { ResponseMessage } from './types/response-message.ts';
import type { z } from './validators/zod.ts';

type Result<Body> = Promise<{ data?: Body }>;
type DataIn<Body> = Body extends { data?: infer Data } ? NonNullable<Data> : never;

/** The parsed body. A body that is not JSON is a failure, whatever its status. */
export const bodyOf = async <Body>(response: Result<Body>): Promise<unknown> => {
  try {
    return (await response).data;
  } catch (thrown) {
    throw errorOfThrown(thrown);
  }
};

const innerOf = async <Body>(response: Result<Body>): Promise<unknown> => {
  const body = await bodyOf(response);
  if (!isRecord(body)) throw new ApiError({ kind: 'invalidResponse' });
  return body.data;
};

/** `data`, with `missing` for each field that is absent or null: servers omit empty fields. */
export const dataOf = async <Body>(
  response: Result<Body>,
  missing: Partial<DataIn<Body>> = {},
): Promise<DataIn<Body>> => {
  const data = await innerOf(response);
  const given = isRecord(data) ? data : {};
  const holes = Object.entries(missing).filter(([name]) => (given[name] ?? undefined) === undefined);
  return { ...given, ...Object.fromEntries(holes) } as never;
};

/** `data` with its one essential field; without that field the response is invalid. */
export const dataWith = async <Body, Field extends keyof DataIn<Body> & string>(
  response: Result<Body>,
  field: Field,
  missing: Partial<DataIn<Body>> = {},
): Promise<DataIn<Body>> => {
  const data = await dataOf(response, missing);
  if (!isRecord((data as Record<string, unknown>)[field])) throw new ApiError({ kind: 'invalidResponse' });
  return data;
};

const messageIn = (body: unknown): string | undefined =>
  isRecord(body) && typeof body.message === 'string' && body.message !== '' ? body.message : undefined;

/**
 * `data` that drives a flow: the fields that the flow needs are validated, others pass. The validator's code loads with
 * the first response that needs it, so that pages which only show data do not load it.
 */
export const checkedDataOf = async <Body, Validator extends z.ZodMiniType>(
  response: Result<Body>,
  validator: () => Promise<Validator>,
): Promise<DataIn<Body>> => {
  const tools = Promise.all([import('./validators/check.ts'), validator()]);
  // The failure of the request comes first, whether or not the validator loaded.
  tools.catch(() => undefined);
  const data = await innerOf(response);
  const [{ check }, requested] = await tools.catch((thrown: unknown) => {
    throw errorOfThrown(thrown);
  });
  const checked = check(requested, data);
  if (!checked.success) throw new ApiError({ kind: 'invalidResponse' }, { cause: checked.error });
  if (import.meta.env?.MODE === 'development') {
    // Not beside the validator: an import there would pull its large chunk into the first view.
    const { reportDefaults } = await import('./validators/report.ts');
    reportDefaults(requested, { sent: data, read: checked.data });
  }
  return checked.data as never;
};

/** A back end that echoes something else has done what it was told: its 2xx is a success without an echo. */
const withoutEcho = (error: unknown): undefined => {
  if (error instanceof ApiError && error.kind === 'invalidResponse') return undefined;
  throw error;
};

/** The echo of a write, read by `read`, with the server's message; empty if there is no such echo. */
export const written = <Body, Data extends object>(
  response: Result<Body>,
  read: (response: Result<Body>) => Promise<Data>,
): Promise<Partial<Data> & ResponseMessage> =>
  withMessage(response, async (given) => ({ ...(await read(given).catch(withoutEcho)) }) as Partial<Data>);

/** The message alone, of a call whose response has nothing else. */
export const messageOf = <Body>(response: Result<Body>): Promise<ResponseMessage> =>
  withMessage(response, async (given) => {
    await bodyOf(given);
    return {};
  });

/** The result of `read`, with the server's message. */
export const withMessage = async <Body, Data extends object>(
  response: Result<Body>,
  read: (response: Result<Body>) => Promise<Data>,
): Promise<Data & ResponseMessage> => {
  const data = await read(response);
  const message = messageIn(await bodyOf(response));
  return message === undefined ? data : { ...data, message };
};
