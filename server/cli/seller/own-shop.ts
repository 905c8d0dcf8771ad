/** Commands name a shop, so that operators and sellers write the same line; a seller has one. */
import { UsageError } from '../cli-error.ts';
import type { SellerContext } from '../command.ts';

export function requireOwn({ shop }: SellerContext, named: string): void {
  if (named !== shop) throw new UsageError(`Your shop is called ${shop} here, not "${named}".`);
}

/** All rows of a list, or at most so many; a page says where the next one begins. */
export async function pagesOf<Row, Key extends string | number>(
  read: (key: Key | undefined) => Promise<{ rows: Row[]; next: Key | null }>,
  most: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  let key: Key | undefined;
  while (rows.length < most) {
    const page = await read(key);
    rows.push(...page.rows);
    if (page.next === null) break;
    key = page.next;
  }
  return rows.slice(0, most);
}
