/** Tells drizzle-kit where the schema is, so that `npx drizzle-kit generate` writes the next migration offline. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
});
