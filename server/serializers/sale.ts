/** Flash sales as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import { plainDateTime } from '#server/domain/dates.ts';
import type { Translated } from '#server/domain/texts.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { pictureOf } from './pictures.ts';

type Schemas = components['schemas'];

export type Sale = {
  id: number;
  name: Translated;
  description: Translated;
  picture: string;
  startsAt: Date;
  endsAt: Date;
};

export const serializeSale = (
  sale: Sale,
  language: Language,
  products: Schemas['Product'][] | null = null,
): Schemas['FlashSale'] => ({
  id: sale.id,
  name: inLanguage(sale.name, language),
  thumbnail: pictureOf(sale.picture).large,
  description: inLanguage(sale.description, language),
  start_date: plainDateTime(sale.startsAt),
  end_date: plainDateTime(sale.endsAt),
  products,
});
