/** zod/mini without `new Function`, which a strict content security policy would report, and the lenient helpers. */
import * as z from 'zod/mini';

z.config({ jitless: true });

const isPresent = <T>(item: T | undefined): item is T => item !== undefined;

export { z };
export const text = (fallback = '') => z.catch(z.string(), fallback);
const isWritten = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Back ends send some numbers as text. */
const numeric = z.pipe(
  z.transform((value: unknown) => (isWritten(value) ? Number(value) : value)),
  z.number(),
);
export const number = (fallback = 0) => z.catch(numeric, fallback);
export const flag = (fallback = false) => z.catch(z.boolean(), fallback);
/** A text that may be absent; anything else counts as absent. */
export const maybeText = z.catch(z.nullish(z.string()), undefined);

/** A list in which broken items are left out, and which is empty when it is no list. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items): z.output<T>[] => items.map((raw) => z.safeParse(item, raw).data).filter(isPresent)),
  );
