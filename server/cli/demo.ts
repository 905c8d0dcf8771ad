/** Removes the people of the demo shop from a shop in use. Its products, shops and pages stay: they are the owner's to change. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type RemovedDemo, removeDemoPeople } from '#server/db/queries/demo.ts';
import { inCommand } from './in-command.ts';

const linesOf = ({ accounts, orders, conversations, tickets, reviews }: RemovedDemo) =>
  `Removed: accounts ${accounts}, orders ${orders}, conversations ${conversations}, tickets ${tickets}, reviews ${reviews}.`;

export async function removeDemo(db: NodePgDatabase): Promise<string[]> {
  const { result, warnings } = await inCommand(db, removeDemoPeople);
  if (Object.values(result).every((count) => count === 0)) return ['There are no demo people in this shop.'];
  return [linesOf(result), ...warnings];
}
