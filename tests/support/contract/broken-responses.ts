/** Responses of a back end in which one field is something else than the contract says, and the page that is drawn of them. */
import { render } from '#src/entry-server.tsx';
import { operationOf } from '#tools/replay/contract.ts';
import { createBackEnd } from '#tools/states/sampled-back-end.ts';

type Change = { path: (string | number)[]; to: unknown };
type Json = Record<string, unknown> | unknown[];

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The way to every field and every row, however deep. */
export const pathsIn = (value: unknown, path: Change['path'] = []): Change['path'][] =>
  isJson(value)
    ? Object.entries(value).flatMap(([key, inner]) => {
        const way = [...path, Array.isArray(value) ? Number(key) : key];
        return [way, ...pathsIn(inner, way)];
      })
    : [];

/** Neighbouring types, nothing at all, and what no field can be. */
export const junk: readonly unknown[] = [
  undefined,
  null,
  '4.5',
  '//',
  '',
  'text',
  0,
  -1,
  4.5,
  true,
  [],
  {},
  [null],
  { a: 1 },
  { id: null },
];

/** The same data with this field changed; undefined takes it away. */
export const changed = (data: unknown, { path: [key, ...rest], to }: Change): unknown => {
  if (key === undefined) return to;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>;
  if (rest.length === 0 && to === undefined && !Array.isArray(data)) delete copy[key];
  else copy[key] = changed(copy[key], { path: rest, to });
  return copy;
};

const back = createBackEnd('ready');
const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));
const isOf = (operation: string, input: RequestInfo | URL) =>
  operationOf('GET', new URL(addressOf(input)).pathname)?.operation.id === operation;

/** The whole shop, but that this operation's answers are passed through `change`. */
const backEndWith =
  (operation: string, change: (data: unknown) => unknown, without?: string): typeof fetch =>
  async (input, init) => {
    if (without && isOf(without, input)) return Response.json({ message: 'Not here.' }, { status: 404 });
    const response = await back(input, init);
    if (!isOf(operation, input)) return response;
    const body = (await response.json()) as { data: unknown };
    return Response.json({ ...body, data: change(body.data) });
  };

export type Drawing = Awaited<ReturnType<typeof render>>;

/** `without` names an operation that this back end lacks. */
export const draw = (
  path: string,
  operation: string,
  change: (data: unknown) => unknown,
  without?: string,
): Promise<Drawing> => {
  const { pathname, search } = new URL(path, 'https://shop.test');
  const fetch = backEndWith(operation, change, without);
  return render({ origin: 'https://shop.test', path: pathname, search, locale: 'en', fetch });
};

const pageOf = (markup: string) => markup.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '');

/** What no page may show, in its text or in an address; undefined: nothing of the kind. */
export const slipIn = ({ markup, title }: Drawing): string | undefined =>
  /.{0,60}(\b(null|undefined|NaN)\b|\[object |Invalid Date).{0,30}/.exec(title + pageOf(markup))?.[0];
