/** The sizes and colours of products and of their combinations. */
import { type SQL, sql } from 'drizzle-orm';
import { packagings, products } from '#server/db/schema/catalogue.ts';
import type { Color, Option } from '#server/domain/options.ts';

type Kind = 'size' | 'color';

const optionOf = (kind: Kind): SQL =>
  kind === 'size'
    ? sql`json_build_object('id', s.id, 'name', s.name, 'surcharge', o.surcharge)`
    : sql`json_build_object('id', s.id, 'name', s.name, 'code', s.code, 'surcharge', o.surcharge)`;

const tables = {
  size: sql`product_sizes o join sizes s on s.id = o.size_id`,
  color: sql`product_colors o join colors s on s.id = o.color_id`,
};

/** All that a product is sold in; empty where it has none. */
const offered = <Found>(kind: Kind) =>
  sql<Found[]>`(select coalesce(json_agg(${optionOf(kind)} order by o.position, s.position, s.id), '[]')
    from ${tables[kind]} where o.product_id = ${products.id})`;

export const offeredSizes = offered<Option>('size');
export const offeredColors = offered<Color>('color');

/** The one that a packaging stands for; null where the product has none. */
const named = <Found>(kind: Kind, column: SQL) =>
  sql<Found | null>`(select ${optionOf(kind)} from ${tables[kind]}
    where o.product_id = ${packagings.productId} and ${column})`;

export const namedSize = named<Option>('size', sql`o.size_id = ${packagings.sizeId}`);
export const namedColor = named<Color>('color', sql`o.color_id = ${packagings.colorId}`);

/** Whether the packaging is a combination of options. */
export const isCombination = sql<boolean>`(${packagings.sizeId} is not null or ${packagings.colorId} is not null)`;

/** What there is of the product: of one with options, all combinations together. */
export const shelfStock = sql<number>`(case when ${isCombination} then (
  select sum(counted.stock)::int from packagings counted where counted.product_id = ${products.id}
) else ${packagings.stock} end)`;
