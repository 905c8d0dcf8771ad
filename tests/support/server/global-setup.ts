/** Before the tests of a project: a PostgreSQL to work on. After them: stops it. */
import type { TestProject } from 'vitest/node';
import { type DatabaseServer, startDatabaseServer } from '../database/database-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startDatabaseServer();
  project.provide('databaseServer', server);
  return stop;
}
