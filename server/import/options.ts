/** Products with sizes or colours: files of goods have no columns for them yet. */
import { isNotNull, or } from 'drizzle-orm';
import { packagings } from '#server/db/schema/catalogue.ts';

export const hasOptions = or(isNotNull(packagings.sizeId), isNotNull(packagings.colorId));
