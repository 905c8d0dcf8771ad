/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Reads what a back end sent as what the contract promises: neighbouring types become the right one, a row that cannot be
 * used is left out of its list, and what is unknown is passed on. Own and small, because it is fetched with the first call.
 */

import { ApiError } from '../../errors.ts';

/** Where a value stands, and who is told of what is left out. */
export type Place = { name: string; drop: (name: string) => undefined };

/** Undefined: nothing that a T could be made of. */
export type Validator<T> = (value: unknown, place: Place) => T | undefined;

/** A validator for each field that a T may have. */
export type Fields<T> = { [Field in keyof T]-?: Validator<T[Field]> };

const inside = ({ name, drop }: Place, key: string | number): Place => ({
  name: name ? `${name}.${key}` : `${key}`,
  drop,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsent = (value: unknown) => value === undefined || value === null;

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** A number, also where it was sent as text. */
export const number =
  (fallback?: number): Validator<number> =>
  (value) =>
    numberIn(value) ?? fallback;

/** A whole number above zero. */
export const id: Validator<number> = (value) => {
  const number = numberIn(value);
  return number !== undefined && Number.isInteger(number) && number > 0 ? number : undefined;
};

/** A text, also where it was sent as number. */
export const text =
  (fallback?: string): Validator<string> =>
  (value) => {
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value : fallback;
  };

/** A text with something in it, as it was sent. */
export const words: Validator<string> = (value, place) => {
  const found = text()(value, place);
  return found?.trim() ? found : undefined;
};

/** A text of this form. */
export const like =
  (form: RegExp): Validator<string> =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : undefined;

const switches: readonly unknown[] = [true, 1, '1', 'true'];

export const flag: Validator<boolean> = (value) => switches.includes(value);

export const oneOf =
  <T extends string>(...values: T[]) =>
  (fallback?: T): Validator<T> =>
  (value) =>
    values.find((known) => known === value) ?? fallback;

/** Null or absent, as it was sent; null where it was neither, and no T. */
export const nullable =
  <T>(validate: Validator<T>): Validator<T | null> =>
  (value, place) =>
    value === undefined ? undefined : isAbsent(value) ? null : (validate(value, place) ?? null);

/** A field that may be left out, and is where it holds no T. */
export const optional =
  <T>(validate: Validator<T>): Validator<T> =>
  (value, place) =>
    isAbsent(value) ? undefined : validate(value, place);

/** The rows of which a T can be made; none where it is no list. */
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

/** An object with these fields. Without one of `essential` it is none; any other field has a fallback or is left out. */
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

/** A page of a list whose length is not told has at least what is there. */
export const counted =
  <T extends { total: number }>(rows: keyof T, validate: Validator<T>): Validator<T> =>
  (value, place) => {
    const page = validate(value, place);
    if (page === undefined) return undefined;
    const { length } = page[rows] as unknown[];
    return { ...page, total: Math.max(0, page.total) || length };
  };

/** What a back end sent as what it should be, and the places of what was left out; throws where nothing can be made of it. */
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
