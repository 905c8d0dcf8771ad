/** Every way in which a call can go wrong, as one error that is a `Failure`. */
import type { Failure, FailureKind } from '#api/types/failure.ts';

export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  // Declared without a value, so that an absent field is absent in the object too.
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

const kindOf = (status: number): FailureKind => {
  if (status === 401) return 'unauthorised';
  if (status === 404) return 'notFound';
  if (status === 429) return 'limited';
  return status >= 500 ? 'broken' : 'refused';
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** Seconds; the header may also be a date, which is not worth a wrong clock's risk. */
export const secondsOf = (header: string | null): number | undefined => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

/** What a refusing answer says. The text of a 5xx is kept out of sight: it may be a stack trace. */
export const errorOfResponse = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined);
  const kind = kindOf(response.status);
  const message = isRecord(body) && kind !== 'broken' ? firstText(body.message) : undefined;
  const fields = isRecord(body) ? fieldsOf(body.errors) : undefined;
  const data = isRecord(body) && kind !== 'broken' ? (body.data ?? undefined) : undefined;
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  return new ApiError({
    kind,
    status: response.status,
    ...(message === undefined ? {} : { message }),
    ...(fields === undefined ? {} : { fields }),
    ...(data === undefined ? {} : { data }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
};

/** What a thrown value means: an abort, a body that is no JSON, or no response. */
export const errorOfThrown = (thrown: unknown): ApiError => {
  if (thrown instanceof ApiError) return thrown;
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'AbortError') return new ApiError({ kind: 'aborted' }, { cause: thrown });
  return new ApiError({ kind: name === 'SyntaxError' ? 'notJson' : 'network' }, { cause: thrown });
};
