/**
 * The allow-list of what is stored in the browser, read leniently: invalid fields are dropped. Written by hand, because
 * it runs before hydration, and the validation library is larger than what it would validate.
 */
import { calendars } from '#locales/calendars.ts';
import type { Id } from '../shared/ids.ts';
import { type Stored, type StoredUser, storedVersion } from './storage.types.ts';

/** The settings are stored apart: they are large and not personal. */
export type StoredFields = Omit<Stored, 'settings'>;

/** `undefined` if the value is invalid. */
type Parse<Value> = (raw: unknown) => Value | undefined;

const parseIf =
  <Value>(isRight: (raw: unknown) => boolean): Parse<Value> =>
  (raw) =>
    isRight(raw) ? (raw as Value) : undefined;

const isText = (most: number) => (raw: unknown) => typeof raw === 'string' && raw.length <= most;
const isId = (raw: unknown) => (typeof raw === 'string' ? raw !== '' && raw.length <= 200 : Number.isSafeInteger(raw));
const isList = (isItem: (raw: unknown) => boolean, most: number) => (raw: unknown) =>
  Array.isArray(raw) && raw.length <= most && raw.every(isItem);

const short = parseIf<string>(isText(200));
const flag = parseIf<boolean>((raw) => typeof raw === 'boolean');
const count = parseIf<number>((raw) => Number.isInteger(raw) && (raw as number) >= 0);

const recordOf = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};

export const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const user: Parse<StoredUser> = (raw) => {
  const record = recordOf(raw);
  const [id, name] = [parseIf<Id>(isId)(record.id), short(record.name)];
  if (id === undefined || name === undefined) return undefined;
  return defined({
    id,
    name,
    role: short(record.role),
    photo: parseIf<string>(isText(2000))(record.photo),
  }) as StoredUser;
};

const parsers: { [Field in keyof StoredFields]-?: Parse<NonNullable<StoredFields[Field]>> } = {
  token: parseIf((raw) => raw !== '' && isText(2000)(raw)),
  user,
  favoriteCount: count,
  locale: short,
  lastAppLocale: short,
  currency: short,
  lastDefaultCurrency: short,
  scheme: parseIf((raw) => ['light', 'dark', 'system'].includes(raw as string)),
  keepNotices: flag,
  lessMotion: flag,
  calendar: parseIf((raw) => calendars.some((calendar) => calendar === raw)),
  selectedShopIds: parseIf(isList(isId, 1000)),
  activeShopId: parseIf(isId),
  searches: parseIf(isList(isText(200), 100)),
};

/** The valid fields of a record of this version; another version counts as empty. */
export const fieldsOf = (raw: unknown): StoredFields => {
  const record = recordOf(raw);
  if (record.v !== storedVersion) return {};
  const found = Object.entries(parsers).map(([name, parse]) => [
    name,
    Object.hasOwn(record, name) ? parse(record[name]) : undefined,
  ]);
  return defined(Object.fromEntries(found) as StoredFields);
};
