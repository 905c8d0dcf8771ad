/** zod/mini without `new Function`, which a strict content security policy would report, and lenient helpers. */
import * as z from 'zod/mini';
import type { Id } from '../types/id.ts';
import { safePictureAddress } from './picture-address.ts';

z.config({ jitless: true });

const isPresent = <T>(item: T | undefined): item is T => item !== undefined;

export { z };
/** Back ends send some texts as numbers. */
export const worded = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string(),
);
export const text = (fallback = '') => z.catch(worded, fallback);
/** The address of a picture; '' where there is none that a browser may show. */
export const pictureAddress = () => z.pipe(text(), z.transform(safePictureAddress));
const isWritten = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Back ends send some numbers as texts. */
export const numeric = z.pipe(
  z.transform((value: unknown) => (isWritten(value) ? Number(value) : value)),
  z.number(),
);
export const number = (fallback = 0) => z.catch(numeric, fallback);
/** An id, unchanged: a number or a non-empty text. */
export const id = () => z.union([z.number(), z.string().check(z.regex(/\S/))]);
/** A row that may have no id of its own: then this one stands for it. */
export const identifiedBy = <T extends z.ZodMiniType>(idOf: (row: Record<string, unknown>) => unknown, item: T) =>
  z.pipe(
    z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform((row): unknown => ({ ...row, id: row.id ?? idOf(row) })),
    ),
    item,
  );
/** Back ends send some booleans as 0 and 1, or as texts. */
const switches = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
]);
const switched = z.pipe(
  z.transform((value: unknown) => switches.get(value) ?? value),
  z.boolean(),
);
export const flag = (fallback = false) => z.catch(switched, fallback);
/** An optional flag; anything else counts as absent. */
export const maybeFlag = z.catch(z.optional(switched), undefined);
/** An optional number; anything else counts as absent. */
export const maybeNumber = z.catch(z.optional(numeric), undefined);
/** An optional text; anything else counts as absent. */
export const maybeText = z.catch(z.nullish(worded), undefined);

const validIn =
  <T extends z.ZodMiniType>(item: T) =>
  (items: unknown[]): z.output<T>[] =>
    items.map((raw) => z.safeParse(item, raw).data).filter(isPresent);

/** A list without its invalid items; it must be a list. */
export const rowsOf = <T extends z.ZodMiniType>(item: T) => z.pipe(z.array(z.unknown()), z.transform(validIn(item)));

/** The same; empty if the value is no list. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(z.catch(z.array(z.unknown()), []), z.transform(validIn(item)));

const idOf = (row: unknown): Id => (row as { id: Id }).id;

/** The same for rows that a page tells apart by a key, such as their id: a row is left out if its key came before. */
export const distinctOf = <T extends z.ZodMiniType>(item: T, keyOf: (row: z.output<T>) => Id = idOf) =>
  z.pipe(
    listOf(item),
    z.transform((rows: z.output<T>[]) => {
      const keys = new Set<string>();
      return rows.filter((row) => {
        const key = String(keyOf(row));
        const isNew = !keys.has(key);
        keys.add(key);
        return isNew;
      });
    }),
  );
