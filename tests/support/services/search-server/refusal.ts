/** An error as OpenSearch writes it. */
export class SearchRefusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }

  static of(error: unknown): { status: number; body: object } {
    if (!(error instanceof SearchRefusal)) throw error;
    const { status, type, message: reason } = error;
    return { status, body: { error: { root_cause: [{ type, reason }], type, reason }, status } };
  }
}

export const wrong = (reason: string) => new SearchRefusal(400, 'parsing_exception', reason);

type Part = Record<string, unknown>;

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that has none but these fields. */
export function partOf(value: unknown, what: string, ...names: string[]): Part {
  if (!isPart(value)) throw wrong(`[${what}] must be an object`);
  for (const name of Object.keys(value)) if (!names.includes(name)) throw wrong(`unknown field [${name}] in [${what}]`);
  return value;
}

/** An object with one field: its name and its value. */
export function single(value: unknown, what: string): [name: string, value: unknown] {
  const entries = isPart(value) ? Object.entries(value) : [];
  const [entry] = entries;
  if (!entry || entries.length > 1) throw wrong(`[${what}] must have exactly one field`);
  return entry;
}
