/** Prepares a statement once per database handle, so that frequent reads neither build nor parse it again. */
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
