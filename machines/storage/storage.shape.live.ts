/** The check of what stays in the browser: an allow-list, read leniently. */
import { settingsFrom } from '#api/shapes/settings.ts';
import { z } from '#api/shapes/zod.ts';
import { defined } from './storage.fields.ts';
import { type Stored, storedVersion } from './storage.types.ts';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const count = z.number().check(z.int(), z.nonnegative());
const short = z.string().check(z.maxLength(200));

/** `z.object` drops what is not listed. */
const storedShape = z.object({
  v: z.literal(storedVersion),
  token: maybe(z.string().check(z.minLength(1), z.maxLength(2000))),
  user: maybe(z.object({ id: z.number(), name: short, role: maybe(short), photo: maybe(z.string()) })),
  favoriteCount: maybe(count),
  unread: maybe(count),
  locale: maybe(short),
  currency: maybe(short),
  lastDefaultCurrency: maybe(short),
  scheme: maybe(z.enum(['light', 'dark', 'system'])),
  keepNotices: maybe(z.boolean()),
  lessMotion: maybe(z.boolean()),
  selectedShopIds: maybe(z.array(z.number()).check(z.maxLength(1000))),
  activeShopId: maybe(count),
  searches: maybe(z.array(short).check(z.maxLength(100))),
});

/** An older version is brought up to date; a newer or broken one holds nothing. */
export const checkedStored = (raw: unknown, settings: unknown): Stored => {
  const checked = z.safeParse(storedShape, raw);
  const { v: _, ...fields } = checked.success ? checked.data : { v: undefined };
  return defined({ ...fields, settings: settingsFrom(settings) }) as Stored;
};
