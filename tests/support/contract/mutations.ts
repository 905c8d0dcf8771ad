/**
 * A corpus of responses in which one field is not what the contract says: every field of a read, in each of these ways.
 * The seed chooses the row of a list and the value of a way.
 */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { changed, pathsIn } from './broken-responses.ts';

type Way = 'removed' | 'null' | 'of a neighbouring type' | 'absurd' | 'hostile';
type Path = (string | number)[];

export type Mutation = { operation: string; way: Way; path: Path; to: unknown };

export const nameOf = ({ operation, way, path, to }: Mutation): string =>
  `${operation}: ${path.join('.')} ${way}${way === 'removed' || way === 'null' ? '' : ` (${inspect(to, { breakLength: Number.POSITIVE_INFINITY }).slice(0, 60)})`}`;

export const mutated = (data: unknown, mutations: readonly Mutation[]): unknown => mutations.reduce(changed, data);

/** Without the thing itself, or what names and prices it, there is no page of it. */
const essential: Record<string, RegExp> = {
  getProduct: /^product(\.(id|name|price|shop(\.(id|name))?))?$/,
  getShop: /^shop(\.(id|name))?$/,
  getFlashSale: /^flash_sale(\.(id|name|start_date|end_date))?$/,
  getBlog: /^blog(\.(id|title|slug))?$/,
  getLegalPage: /^content$/,
  getCart: /^cart_items$/,
  getProfile: /^user(\.id)?$/,
  getOrder: /^order(\.id)?$/,
  getReturn: /^returnOrders(\.id)?$/,
  getTicket: /^support_ticket(\.ticket_no)?$/,
  getPartnerApplication: /^application(\.status)?$/,
};

/** Whether a page may be lost for it. */
export const isEssential = ({ operation, path }: Mutation): boolean =>
  essential[operation]?.test(path.join('.')) ?? false;

const absurd = [-1, 0, 4.5, 1e300, '', '//', 'text', true, [], {}, [null], [[]], { id: null }, '0000-00-00 00:00:00'];

export const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '{count, plural, other {#}}',
  '../../dev/inbox',
  '\u202Esdrawkcab',
  'a'.repeat(3000),
];

/** What carries hostile text into the page as markup or as an address that runs. */
export const breakOut = /<img src=x|<script>alert|(href|src|action)="\s*javascript:/i;

const neighbourOf = (value: unknown): unknown => {
  if (typeof value === 'number') return value.toFixed(2);
  if (typeof value === 'boolean') return value ? '1' : 0;
  if (typeof value === 'string') return Number.isFinite(Number(value)) && value !== '' ? Number(value) : 7;
  if (Array.isArray(value)) return { ...value };
  return value === null ? '' : [value];
};

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], data);

/** `products.0.price` and `products.1.price` are one field. */
const fieldsOf = (data: unknown): Path[][] => {
  const byField = new Map<string, Path[]>();
  for (const path of pathsIn(data)) {
    const field = path.map((key) => (typeof key === 'number' ? '[]' : key)).join('.');
    byField.set(field, [...(byField.get(field) ?? []), path]);
  }
  return [...byField.values()];
};

/** Every field of these data in each of the five ways. */
export const mutationsOf = (operation: string, data: unknown, seed: number): Mutation[] => {
  const fields = fieldsOf(data);
  const draws = fc.sample(fc.nat(), { seed, numRuns: fields.length * 3 });
  const pick = <T>(from: readonly T[], at: number): T => from[(draws[at] ?? 0) % from.length] as T;
  return fields.flatMap((places, at) => {
    const path = pick(places, at * 3);
    const one = (way: Way, to: unknown): Mutation => ({ operation, way, path, to });
    return [
      one('removed', undefined),
      one('null', null),
      one('of a neighbouring type', neighbourOf(valueAt(data, path))),
      one('absurd', pick(absurd, at * 3 + 1)),
      one('hostile', pick(hostile, at * 3 + 2)),
    ];
  });
};

/** At most so many of them, chosen by the seed. */
export const someOf = (mutations: readonly Mutation[], most: number, seed: number): readonly Mutation[] => {
  const length = Math.min(most, mutations.length);
  const subset = fc.shuffledSubarray([...mutations], { minLength: length, maxLength: length });
  return fc.sample(subset, { seed, numRuns: 1 })[0] ?? [];
};

/**
 * How far a mutation reaches: to its row, which may be left out for it; over the whole response, without which there may
 * be no page; or no further than its field.
 */
const reachOf = (mutation: Mutation): Path => {
  const { path } = mutation;
  if (isEssential(mutation)) return [];
  const row = path.findLastIndex((key) => typeof key === 'number');
  return row < 0 ? path : path.slice(0, row + 1);
};

const isWithin = (inner: Path, outer: Path) => outer.every((key, at) => inner[at] === key);
const meet = (one: Mutation, other: Mutation) => {
  const [a, b] = [reachOf(one), reachOf(other)];
  return isWithin(a, b) || isWithin(b, a);
};

/** Groups of mutations that do not hide each other, so that one drawing shows several. */
export const batchesOf = (mutations: readonly Mutation[], size: number): Mutation[][] => {
  const open: Mutation[][] = [];
  const full: Mutation[][] = [];
  for (const mutation of mutations) {
    const place = open.findIndex((batch) => batch.every((other) => !meet(mutation, other)));
    const batch = open[place] ?? [];
    batch.push(mutation);
    if (place < 0) open.push(batch);
    if (batch.length === size) full.push(...open.splice(open.indexOf(batch), 1));
  }
  return [...full, ...open];
};
