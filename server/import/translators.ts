/** Files of other programs are read as they are: their rows become rows of ours. */
import { checkColumns } from './draft.ts';
import { after, type Row } from './rows.ts';
import { isShopify, shopifyRows } from './shopify.ts';
import { isWooCommerce, wooCommerceRows } from './woocommerce.ts';

export async function* translatorFor(rows: AsyncGenerator<Row>): AsyncGenerator<Row> {
  const first = await rows.next();
  if (first.done) return;
  const all = after(first.value, rows);
  if (isShopify(first.value)) yield* shopifyRows(all);
  else if (isWooCommerce(first.value)) yield* wooCommerceRows(all);
  else {
    checkColumns(first.value.columns);
    yield* all;
  }
}
