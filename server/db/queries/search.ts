/** Texts of other tables in which something is searched: conversations and blog posts. */
import { type SQL, sql } from 'drizzle-orm';

const likePattern = (text: string) =>
  sql`replace(replace(replace(fold_text(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

/** Anywhere in a text of another table. */
export const insideText = (column: SQL, text: string): SQL =>
  sql`fold_text(${column}) like '%' || ${likePattern(text)} || '%'`;
