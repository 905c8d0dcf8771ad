/** Every way in which a call can fail, as one error that is a `Failure`. */
import type { Failure, FailureKind } from '#api/types/failure.ts';
import { canBeAbsent } from './absent-calls.ts';
import { isRecord } from './is-record.ts';

export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  // Declared without a value, so that an absent field is also absent in the object.
  declare readonly status?: number;
  declare readonly fields?: Record<string, string>;
  declare readonly data?: unknown;
  declare readonly retryAfter?: number;

  constructor({ kind, message, ...rest }: Failure, options?: ErrorOptions) {
    super(message ?? '', options);
    this.kind = kind;
    Object.assign(this, rest);
  }
}

const absentStatuses: ReadonlySet<number> = new Set([404, 405, 501]);

const kindOf = (status: number, path: string, retryAfter: number | undefined): FailureKind => {
  if (status === 401) return 'unauthorized';
  if (absentStatuses.has(status) && canBeAbsent(path, status)) return 'notOffered';
  if (status === 404) return 'notFound';
  if (status === 409 && retryAfter !== undefined) return 'inProgress';
  if (status === 429) return 'limited';
  return status >= 500 ? 'broken' : 'refused';
};

const firstText = (texts: unknown): string | undefined => {
  const first: unknown = Array.isArray(texts) ? texts[0] : texts;
  return typeof first === 'string' && first !== '' ? first : undefined;
};

/** First text per field; nothing when the server named no field. */
const fieldsOf = (errors: unknown): Record<string, string> | undefined => {
  if (!isRecord(errors)) return undefined;
  const known = Object.entries(errors).flatMap(([field, texts]) => {
    const text = firstText(texts);
    return text === undefined ? [] : [[field, text] as const];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
};

/** Seconds. The header may also be a date, which is ignored because the device's clock may be wrong. */
export const secondsOf = (header: string | null): number | undefined => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

const closed = 503;

/** The text of a 5xx may be a stack trace, and that of an unknown call names its path. A closed shop says for how long. */
const isHidden = (kind: FailureKind, status: number) =>
  kind === 'notOffered' || (kind === 'broken' && status !== closed);

/** The failure of a call to `path` of the contract, with the message of a refusal. */
export const errorOfResponse = async (response: Response, path: string): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  const kind = kindOf(response.status, path, retryAfter);
  const shown = isRecord(body) && !isHidden(kind, response.status) ? body : {};
  const message = firstText(shown.message);
  const fields = isRecord(body) ? fieldsOf(body.errors) : undefined;
  const data = shown.data ?? undefined;
  return new ApiError({
    kind,
    status: response.status,
    ...(message === undefined ? {} : { message }),
    ...(fields === undefined ? {} : { fields }),
    ...(data === undefined ? {} : { data }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
};

/** Classifies a thrown value: an abort, a body that is not JSON, or no response. */
export const errorOfThrown = (thrown: unknown): ApiError => {
  if (thrown instanceof ApiError) return thrown;
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'AbortError') return new ApiError({ kind: 'aborted' }, { cause: thrown });
  if (name === 'TimeoutError') return new ApiError({ kind: 'timeout' }, { cause: thrown });
  return new ApiError({ kind: name === 'SyntaxError' ? 'notJson' : 'network' }, { cause: thrown });
};

/** An unknown id is refused as an invalid field (422), which means the same as 404. */
export const notFoundBy =
  (field: string) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.status === 422 && error.fields?.[field]) {
      throw new ApiError({ kind: 'notFound', status: 422 }, { cause: error });
    }
    throw error;
  };
