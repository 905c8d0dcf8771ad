/** Builds a statement once for each database handle, so that hot reads cost neither building nor parsing. */
import type { Db } from '#server/db/pool.ts';

export function oncePer<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<object, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
