/**
 * The allow-list of what stays in the browser, read leniently: what is broken is left out. By hand, because it is read
 * before the first view comes to life, and the library that checks everything else is larger than what it would check.
 */
import { type Stored, type StoredUser, storedVersion } from './storage.types.ts';

/** The settings stand apart: they are large and belong to nobody. */
export type StoredFields = Omit<Stored, 'settings'>;

/** `undefined` where it is not what it should be. */
type QueryClient<Value> = (raw: unknown) => Value | undefined;

const readWhen =
  <Value>(isRight: (raw: unknown) => boolean): QueryClient<Value> =>
  (raw) =>
    isRight(raw) ? (raw as Value) : undefined;

const isText = (most: number) => (raw: unknown) => typeof raw === 'string' && raw.length <= most;
const isNumber = (raw: unknown) => typeof raw === 'number' && Number.isFinite(raw);
const isList = (isItem: (raw: unknown) => boolean, most: number) => (raw: unknown) =>
  Array.isArray(raw) && raw.length <= most && raw.every(isItem);

const short = readWhen<string>(isText(200));
const flag = readWhen<boolean>((raw) => typeof raw === 'boolean');
const count = readWhen<number>((raw) => Number.isInteger(raw) && (raw as number) >= 0);

const recordOf = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};

export const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const user: QueryClient<StoredUser> = (raw) => {
  const record = recordOf(raw);
  const [id, name] = [readWhen<number>(isNumber)(record.id), short(record.name)];
  if (id === undefined || name === undefined) return undefined;
  return defined({
    id,
    name,
    role: short(record.role),
    photo: readWhen<string>(isText(2000))(record.photo),
  }) as StoredUser;
};

const readers: { [Field in keyof StoredFields]-?: QueryClient<NonNullable<StoredFields[Field]>> } = {
  token: readWhen((raw) => raw !== '' && isText(2000)(raw)),
  user,
  favoriteCount: count,
  unread: count,
  locale: short,
  currency: short,
  lastDefaultCurrency: short,
  scheme: readWhen((raw) => ['light', 'dark', 'system'].includes(raw as string)),
  keepNotices: flag,
  lessMotion: flag,
  selectedShopIds: readWhen(isList(isNumber, 1000)),
  activeShopId: count,
  searches: readWhen(isList(isText(200), 100)),
};

/** What is listed and whole of a record of this version; another version holds nothing. */
export const fieldsOf = (raw: unknown): StoredFields => {
  const record = recordOf(raw);
  if (record.v !== storedVersion) return {};
  const found = Object.entries(readers).map(([name, query]) => [
    name,
    Object.hasOwn(record, name) ? query(record[name]) : undefined,
  ]);
  return defined(Object.fromEntries(found) as StoredFields);
};
