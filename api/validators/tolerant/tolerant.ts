/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Converts a response to the types of the contract: neighbouring types are converted, an invalid row is dropped from
 * its list, unknown fields pass. Written by hand to be small, because it loads with the first call.
 */

import { ApiError } from '../../errors.ts';
import { isRecord } from '../../is-record.ts';
import type { Id } from '../../types/id.ts';
import { safePictureAddress } from '../picture-address.ts';

/** The path of a value, and the callback for what is dropped. */
export type Place = { name: string; drop: (name: string) => undefined };

/** Undefined: the value cannot be read as a T. */
export type Validator<T> = (value: unknown, place: Place) => T | undefined;

/** A validator for each field of a T. */
export type Fields<T> = { [Field in keyof T]-?: Validator<T[Field]> };

const inside = ({ name, drop }: Place, key: string | number): Place => ({
  name: name ? `${name}.${key}` : `${key}`,
  drop,
});

const isAbsent = (value: unknown) => value === undefined || value === null;

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** A number, even if it was sent as text. */
export const number =
  (fallback?: number): Validator<number> =>
  (value) =>
    numberIn(value) ?? fallback;

/** A whole number above zero. */
export const count: Validator<number> = (value) => {
  const number = numberIn(value);
  return number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** An id, unchanged: a whole number above zero, or a non-empty text. */
export const id: Validator<Id> = (value, place) =>
  typeof value === 'string' ? words(value, place) : count(value, place);

/** A text, even if it was sent as a number. */
export const text =
  (fallback?: string): Validator<string> =>
  (value) => {
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value : fallback;
  };

/** A non-empty text, unchanged. */
export const words: Validator<string> = (value, place) => {
  const found = text()(value, place);
  return found?.trim() ? found : undefined;
};

/** A value outside the contract's set stays as it is: the page shows it as its own text. */
export const status: Validator<string> = (value, place) => words(value, place);

/** A text that matches this pattern. */
export const like =
  (form: RegExp): Validator<string> =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : undefined;

/** The address of a file to open: of the shop or of the web; `javascript:` and the like are none. */
export const fileAddress = like(/^(https?:\/\/|\/(?!\/))/i);

/** The address of a picture; '' where there is none that a browser may show. */
export const pictureAddress: Validator<string> = (value, place) => safePictureAddress(text('')(value, place) ?? '');

/** The same where a record makes no sense without its picture. */
export const requiredPicture: Validator<string> = (value, place) => words(pictureAddress(value, place), place);

const switches: readonly unknown[] = [true, 1, '1', 'true'];

export const flag: Validator<boolean> = (value) => switches.includes(value);

export const oneOf =
  <T extends string>(...values: T[]) =>
  (fallback?: T): Validator<T> =>
  (value) =>
    values.find((known) => known === value) ?? fallback;

/** Null or absent stay as they are; an invalid value becomes null. */
export const nullable =
  <T>(validate: Validator<T>): Validator<T | null> =>
  (value, place) =>
    value === undefined ? undefined : isAbsent(value) ? null : (validate(value, place) ?? null);

/** An optional field; an invalid value counts as absent. */
export const optional =
  <T>(validate: Validator<T>): Validator<T> =>
  (value, place) =>
    isAbsent(value) ? undefined : validate(value, place);

/** The valid rows; an empty list if the value is no list. */
export const list =
  <T>(validate: Validator<T>): Validator<T[]> =>
  (value, place) =>
    Array.isArray(value)
      ? value.flatMap((row: unknown, index) => {
          const at = inside(place, index);
          if (isAbsent(row)) at.drop(at.name);
          return (isAbsent(row) ? undefined : validate(row, at)) ?? [];
        })
      : [];

/** The same for rows that a page tells apart by their ids: a row is dropped if its id came before. */
export const distinct =
  <T extends { id: Id }>(validate: Validator<T>): Validator<T[]> =>
  (value, place) => {
    const ids = new Set<string>();
    return list<T>((row, at) => {
      const read = validate(row, at);
      if (read === undefined) return undefined;
      const name = String(read.id);
      if (ids.has(name)) return at.drop(at.name);
      ids.add(name);
      return read;
    })(value, place);
  };

/**
 * An object with these fields. It is invalid without the `essential` ones; any other field has a default or is dropped.
 */
export const record =
  <T extends object>(essential: readonly (keyof T & string)[], fields: Fields<T>): Validator<T> =>
  (value, place) => {
    if (!isRecord(value)) return place.drop(place.name);
    const read = Object.entries<Validator<unknown>>(fields as never).map(
      ([name, validate]) => [name, validate(value[name], inside(place, name))] as const,
    );
    const missing = read.find(([name, found]) => found === undefined && essential.includes(name as never));
    if (missing) return place.drop(inside(place, missing[0]).name);
    const unread = read.filter(([, found]) => found === undefined).map(([name]) => name);
    const passedOn = Object.entries(value).filter(([name]) => !unread.includes(name));
    return Object.fromEntries([...passedOn, ...read.filter(([, found]) => found !== undefined)]) as T;
  };

/** A page without a total has at least its own rows. */
export const counted =
  <T extends { total: number }>(rows: keyof T, validate: Validator<T>): Validator<T> =>
  (value, place) => {
    const page = validate(value, place);
    if (page === undefined) return undefined;
    const { length } = page[rows] as unknown[];
    return { ...page, total: Math.max(0, page.total) || length };
  };

/** The converted value; undefined if it cannot be read. */
export const readable = <T>(validate: Validator<T>, sent: unknown): T | undefined =>
  validate(sent, { name: '', drop: () => undefined });

/** The converted value and the paths of what was dropped; throws if the value cannot be read at all. */
export const validated = <T>(validate: Validator<T>, sent: unknown): { data: T; dropped: string[] } => {
  const dropped: string[] = [];
  const drop = (name: string): undefined => {
    dropped.push(name);
  };
  const data = validate(sent, { name: '', drop });
  if (data === undefined) throw new ApiError({ kind: 'invalidResponse' });
  if (import.meta.env?.MODE === 'development') {
    void import('../report.ts').then(({ reportDefaults }) => reportDefaults(validate, { sent, read: data }));
  }
  return { data, dropped };
};
