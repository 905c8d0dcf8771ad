/** A client for connections of a pooler: the name of a prepared statement is left out, and with it the statement. */
import pg from 'pg';

type Query = (query: unknown, ...more: unknown[]) => unknown;

const withoutName = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query;

export class UnnamedClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    // Assigned, because the many overloads of the method cannot be declared anew.
    const query = this.query.bind(this) as Query;
    Object.assign(this, { query: (given: unknown, ...more: unknown[]) => query(withoutName(given), ...more) });
  }
}
