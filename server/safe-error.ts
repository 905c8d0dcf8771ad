/**
 * What the log may say of an error. Errors carry what shoppers typed: drizzle puts the parameters of a statement into
 * the message, PostgreSQL puts whole rows into `detail`, a parser quotes the text that it could not read. So fields
 * are allowed by name, messages are cleaned, and everything else stays out.
 */

export type SafeError = {
  type: string;
  message: string;
  stack: string;
  cause?: SafeError;
  errors?: SafeError[];
  [field: string]: unknown;
};

const allowed = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'status',
  'statusCode',
];
const mostCauses = 5;
const longestMessage = 1_000;

const fieldOf = (error: object, name: string): unknown => (error as Record<string, unknown>)[name];

/** A number or a name; no sentence, in which something else might be quoted. */
const isPlain = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && /^[\w.-]+$/.test(value));

/** PostgreSQL quotes only names in errors of these classes, and values in those of others, such as 22 (data). */
const quotesNames = /^(08|23|25|26|28|3D|40|42|53|54|55|57|58)/;

const isDatabaseError = (error: Error) => 'severity' in error && 'code' in error;

function quotesValues(error: Error): boolean {
  if (isDatabaseError(error)) return !quotesNames.test(String(fieldOf(error, 'code')));
  return error instanceof SyntaxError;
}

/** From the first quotation mark to the last: what is quoted may hold one itself. */
const withoutQuotes = (message: string) => message.replace(/".*"/s, '"…"');

/** The message without anything that a shopper may have typed. */
export function safeMessage(error: Error): string {
  const query = 'params' in error && fieldOf(error, 'query');
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message.replace(/\nparams: .*/s, '');
  return (quotesValues(error) ? withoutQuotes(message) : message).slice(0, longestMessage);
}

/** V8 writes the message into the stack. Only the places in the code behind it are taken, or nothing. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(`${message}\n    at `);
  return at < 0 ? '' : stack.slice(at + message.length);
}

function described(error: unknown, depth: number): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something else than an error was thrown.', stack: '' };
  // Drivers call all their errors `error`.
  const type = error.constructor.name || error.name;
  const message = safeMessage(error);
  const fields = allowed.map((name) => [name, fieldOf(error, name)] as const).filter(([, value]) => isPlain(value));
  const inner = (cause: unknown) => described(cause, depth + 1);
  const goesOn = depth < mostCauses;
  return {
    type,
    message,
    ...Object.fromEntries(fields),
    stack: `${type}: ${message}${framesOf(error)}`,
    ...(goesOn && error.cause !== undefined && { cause: inner(error.cause) }),
    ...(goesOn && error instanceof AggregateError && { errors: error.errors.slice(0, mostCauses).map(inner) }),
  };
}

/** For a logger: the error as an object of allowed fields, with its causes. */
export const safeError = (error: unknown): SafeError => described(error, 0);

/** For a terminal: the stack, and those of the causes. */
export function safeText(error: unknown): string {
  const texts = [];
  for (let next: SafeError | undefined = safeError(error); next; next = next.cause)
    texts.push(next.stack || next.message);
  return texts.join('\nCaused by ');
}
