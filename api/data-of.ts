/// <reference types="vite/types/importMeta.d.ts" />
/** From a response to its `data`: absent, empty and not-JSON answers are met here, once. */
import { ApiError, errorOfThrown } from './errors.ts';
import type { z } from './validators/zod.ts';

type Result<Body> = Promise<{ data?: Body }>;
type DataIn<Body> = Body extends { data?: infer Data } ? NonNullable<Data> : never;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parsed body, whatever it is; a body that is no JSON is a failure, however friendly its status. */
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

/** `data`, with `missing` for each field that is absent or null: servers leave out what is empty. */
export const dataOf = async <Body>(
  response: Result<Body>,
  missing: Partial<DataIn<Body>> = {},
): Promise<DataIn<Body>> => {
  const data = await innerOf(response);
  const given = isRecord(data) ? data : {};
  const holes = Object.entries(missing).filter(([name]) => (given[name] ?? undefined) === undefined);
  return { ...given, ...Object.fromEntries(holes) } as never;
};

/** `data` with the one field that makes it a response; without it the shape is wrong. */
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
 * `data` that drives a flow: what it needs is checked, the rest is let through. The check is fetched with the first
 * answer that needs it, so what only reads carries none.
 */
export const checkedDataOf = async <Body, Validator extends z.ZodMiniType>(
  response: Result<Body>,
  validator: () => Promise<Validator>,
): Promise<DataIn<Body>> => {
  const tools = Promise.all([import('./validators/check.ts'), validator()]);
  // A failing answer is told first; what became of the tools is then nobody's concern.
  tools.catch(() => undefined);
  const data = await innerOf(response);
  const [{ check }, requested] = await tools.catch((thrown: unknown) => {
    throw errorOfThrown(thrown);
  });
  const checked = check(requested, data);
  if (!checked.success) throw new ApiError({ kind: 'invalidResponse' }, { cause: checked.error });
  if (import.meta.env?.MODE === 'development') {
    // Not beside the check: an import there would draw the check's large chunk into the first view.
    const { reportDefaults } = await import('./validators/report.ts');
    reportDefaults(requested, { sent: data, read: checked.data });
  }
  return checked.data as never;
};

/** The server's words, for flows that repeat them. */
export type Said = { message?: string };

/** What `read` makes of a response, and what the server said with it. */
export const withMessage = async <Body, Data extends object>(
  response: Result<Body>,
  read: (response: Result<Body>) => Promise<Data>,
): Promise<Data & Said> => {
  const data = await read(response);
  const message = messageIn(await bodyOf(response));
  return message === undefined ? data : { ...data, message };
};
