/** Tolerant validators of what a buyer of a digital product gets. */
import type { OrderProduct } from '../../types/orders.ts';
import { fileAddress, id, list, nullable, optional, record, text, type Validator } from './tolerant.ts';

type OrderFile = NonNullable<OrderProduct['attachments']>[number];

const isTechnical = (name: string) => /(^|_)(id|at)$/.test(name);

/** Its texts by their names, without ids and moments; undefined where it has none. */
const licence: Validator<Record<string, string>> = (value) => {
  const given: [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [['license', value]];
  const texts = given.filter(
    (entry): entry is [string, string] =>
      !isTechnical(entry[0]) && typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
};

export const digitalGoods = {
  license: optional(licence),
  license_download_link: nullable(fileAddress),
  attachments: optional(
    list(
      record<OrderFile>(['url'], {
        id: optional(id),
        url: fileAddress,
        extension: nullable(text()),
      }),
    ),
  ),
};
