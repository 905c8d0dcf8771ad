/** Tolerant validators of saved lists. */
import type { SavedList, SavedListLine, SavedListSummary, SharedList } from '../../types/lists.ts';
import { picture } from './picture.ts';
import {
  count,
  distinct,
  flag,
  id,
  like,
  nullable,
  number,
  optional,
  record,
  requiredPicture,
  text,
  words,
} from './tolerant.ts';

const line = record<SavedListLine>(['id', 'product_id', 'packaging_id', 'quantity', 'name', 'price'], {
  id,
  product_id: id,
  packaging_id: id,
  quantity: count,
  stock: number(0),
  is_for_sale: flag,
  name: words,
  unit: text(''),
  thumbnail: requiredPicture,
  picture: optional(picture),
  price: number(),
  discount_price: number(0),
  discount_percentage: number(0),
});

/** A path of this shop: a link to another site would not be one of ours. */
const ownPath = like(/^\/(?!\/)/);

const summaryFields = { id, name: words, total: number(0), link: nullable(ownPath), updated_at: text('') };

export const savedLists = record<{ lists: SavedListSummary[] }>([], {
  lists: distinct(record<SavedListSummary>(['id', 'name'], summaryFields)),
});

export const savedList = record<{ list: SavedList }>(['list'], {
  list: record<SavedList>(['id', 'name'], { ...summaryFields, lines: distinct(line) }),
});

export const sharedList = record<{ list: SharedList }>(['list'], {
  list: record<SharedList>(['name'], { name: words, lines: distinct(line) }),
});
