/** Sends every request of the contract that only reads, and judges the responses. */
import { errorOfThrown } from '#api/errors.ts';
import { login } from '#api/operations/identity.ts';
import { defaultedFields } from '#api/validators/report.ts';
import { type BackEnd, type BackEndOptions, openBackEnd, type RecordedResponse } from './back-end.ts';
import { type Deviation, deviationsOf, type Operation, operations } from './contract.ts';
import { type Params, type PlannedRequest, reads, unrequested, writes } from './requests.ts';
import { isRead, parts, type Reading, readAsStorefront } from './storefront.ts';

export type Offer = 'offered' | 'not offered' | 'refused' | 'failed' | 'not requested';

export type Row = {
  operation: string;
  call: string;
  isExtension: boolean;
  offer: Offer;
  status?: number;
  /** Why the request was not sent, or what went wrong. */
  reason?: string;
  deviations: Deviation[];
  /** What the storefront shows, and what it leaves out. */
  storefront: string;
  /** Whether the storefront can use the response, with all of its rows. */
  isUsable: boolean;
};

export type Account = { email: string; password: string };
export type ConformanceOptions = BackEndOptions & {
  account?: Account;
  /** Sends requests that write too; each is undone by the next ones. */
  isWriting?: boolean;
};

const notOfferedStatuses = [404, 405, 501];

const offerOf = (response: RecordedResponse | undefined): Offer => {
  if (!response) return 'failed';
  const { status, isJson } = response;
  if (notOfferedStatuses.includes(status) || (status >= 300 && status < 400)) return 'not offered';
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  return isJson || status === 204 ? 'offered' : 'not offered';
};

const listed = (names: readonly string[]) => {
  const unique = [...new Set(names)];
  return unique.length > 6 ? `${unique.slice(0, 6).join(', ')} and ${unique.length - 6} more` : unique.join(', ');
};

/** `products.3.shop` is a fault of the field `products[].shop`. */
const withoutIndex = (place: string) => place.replaceAll(/\.\d+(?=\.|$)/g, '[]').replace(/^\d+(?=\.|$)/, '[]');

const dataIn = (body: unknown): unknown => (body as { data?: unknown } | undefined)?.data ?? body;

const effectOf = (operation: Operation, response: RecordedResponse, { data, dropped, failure }: Reading): string => {
  const part = parts[operation.id];
  if (part === undefined) return 'does not use it';
  if (failure) return `shows an error in place of ${part} (${failure})`;
  const effects = [`shows ${part}`];
  if (dropped.length > 0) effects.push(`leaves out ${dropped.length}: ${listed(dropped.map(withoutIndex))}`);
  const defaulted = defaultedFields(dataIn(response.body), data);
  if (defaulted.length > 0) effects.push(`fills in ${listed(defaulted)}`);
  return effects.join('; ');
};

const withoutPart: Record<Exclude<Offer, 'offered'>, (part: string) => string> = {
  'not offered': (part) => `is without ${part}`,
  refused: (part) => `shows a refusal in place of ${part}`,
  failed: (part) => `shows an error in place of ${part}`,
  'not requested': () => '',
};

/** What the storefront does instead of a call that is not offered. */
const substitutes: Readonly<Record<string, string>> = {
  getHome: 'composes the home page from lists',
  suggestProducts: 'suggests what the search of products finds',
  setCartQuantity: 'sets a typed quantity step by step',
};

const withoutOffer = (id: string, part: string, offer: Exclude<Offer, 'offered'>) =>
  (offer === 'not offered' && substitutes[id]) || withoutPart[offer](part);

/** For calls that the storefront does not make. */
const requestDirectly = async ({ client }: BackEnd, { path }: Operation, params: Params): Promise<Reading> => {
  const get = client.GET as (path: string, options: object) => Promise<unknown>;
  const failure = await get(path, { params: { path: params, query: params } }).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  return { dropped: [], ...(failure ? { failure } : {}) };
};

type Found = Pick<Row, 'deviations' | 'storefront' | 'isUsable' | 'reason'>;

const judged = (operation: Operation, response: RecordedResponse, reading: Reading): Found => ({
  deviations: deviationsOf(operation, response.body),
  storefront: effectOf(operation, response, reading),
  isUsable: reading.failure === undefined && reading.dropped.length === 0,
});

const unusable = (
  { id }: Operation,
  offer: Exclude<Offer, 'offered'>,
  response: RecordedResponse | undefined,
): Found => ({
  ...(response ? {} : { reason: 'no response came' }),
  deviations: [],
  storefront: parts[id] === undefined ? 'does not use it' : withoutOffer(id, parts[id], offer),
  isUsable: false,
});

const rowFrom = (operation: Operation, response: RecordedResponse | undefined, reading: Reading): Row => {
  const { id, method, path, isExtension } = operation;
  const offer = offerOf(response);
  const found =
    offer === 'offered' && response
      ? judged(operation, response, reading)
      : unusable(operation, offer as never, response);
  const status = response && { status: response.status };
  return { operation: id, call: `${method} ${path}`, isExtension, offer, ...status, ...found };
};

const judge = async (backEnd: BackEnd, operation: Operation, params: Params): Promise<Row> => {
  backEnd.forget();
  const reading = isRead(operation.id)
    ? await readAsStorefront(backEnd.client, operation.id, params)
    : await requestDirectly(backEnd, operation, params);
  return rowFrom(operation, backEnd.firstResponse(), reading);
};

const notRequested = ({ id, method, path, isExtension }: Operation, reason: string): Row => ({
  operation: id,
  call: `${method} ${path}`,
  isExtension,
  offer: 'not requested',
  reason,
  deviations: [],
  storefront: '',
  isUsable: false,
});

/** The row of the login; without a session no call of the account can be judged. */
const signIn = async (backEnd: BackEnd, { email, password }: Account, operation: Operation): Promise<Row> => {
  backEnd.forget();
  const reading = await login(backEnd.client, { phone: email, password }).then(
    (data): Reading => {
      backEnd.signIn(data.access.token);
      return { data, dropped: [] };
    },
    (thrown: unknown): Reading => ({ dropped: [], failure: errorOfThrown(thrown).kind }),
  );
  return rowFrom(operation, backEnd.firstResponse(), reading);
};

const reasonAgainst = ({ id }: Operation) => unrequested[id] ?? 'This call writes.';

/** Two calls of one operation are one row: the worse. */
const merged = (rows: readonly Row[]): Row[] => {
  const byId = new Map<string, Row>();
  for (const row of rows) {
    const known = byId.get(row.operation);
    if (!known || (known.isUsable && !row.isUsable)) byId.set(row.operation, row);
  }
  return [...byId.values()];
};

/**
 * One row for each operation, in the order of the requests; those that were not requested come last. With an
 * account it signs in, and requests the personal data of the account.
 */
export const checkBackEnd = async ({ account, isWriting = false, ...options }: ConformanceOptions): Promise<Row[]> => {
  const backEnd = openBackEnd(options);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const loginOperation = byId.get('login');
  const rows = account && loginOperation ? [await signIn(backEnd, account, loginOperation)] : [];
  const withoutSession = account ? 'The login did not succeed.' : 'This call needs an account: --account';
  const refusal = backEnd.isSignedIn() ? undefined : withoutSession;
  const responses = new Map<string, unknown>();

  const rowOf = async ({ operation: id, params: paramsFor }: PlannedRequest): Promise<Row> => {
    const operation = byId.get(id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    const params = operation.needsAccount && refusal ? refusal : paramsFor(responses, options.locale);
    if (typeof params === 'string') return notRequested(operation, params);
    const row = await judge(backEnd, operation, params);
    responses.set(id, backEnd.firstResponse()?.body);
    return row;
  };

  const planned = isWriting && !refusal ? [...reads, ...writes] : reads;
  for (const request of planned) rows.push(await rowOf(request));
  const names = new Set(rows.map(({ operation }) => operation));
  const others = operations.filter(({ id }) => !names.has(id));
  return [...merged(rows), ...others.map((operation) => notRequested(operation, reasonAgainst(operation)))];
};

export const levels = ['offered', 'fields', 'strict'] as const;
export type Level = (typeof levels)[number];

/** Whether a row is below the level; one that was not requested never is. */
export const isBelow = (level: Level, { offer, isExtension, deviations, isUsable }: Row): boolean => {
  if (offer === 'not requested') return false;
  if (isExtension && offer === 'not offered') return level === 'strict';
  if (offer !== 'offered') return true;
  if (level === 'offered') return false;
  return !isUsable || (level === 'strict' && deviations.length > 0);
};
