/** What of a schema a distributed PostgreSQL such as Citus would refuse, by the rules of its documentation. */
import type { Pool } from 'pg';
import { type Placement, placementOf } from './placement.ts';

type Key = { table: string; name: string; columns: string[] };
type Reference = Key & { target: string; targetColumns: string[] };

const keys = `select c.relname as table, i.relname as name,
    array(select coalesce(a.attname, '') from unnest(x.indkey) with ordinality k(number, at)
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.at)::text[] as columns
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  where x.indisunique and c.relnamespace = 'public'::regnamespace`;

const references = `select c.relname as table, f.conname as name, t.relname as target,
    array(select attname from unnest(f.conkey) with ordinality k(number, at)
      join pg_attribute on attrelid = f.conrelid and attnum = k.number order by k.at)::text[] as columns,
    array(select attname from unnest(f.confkey) with ordinality k(number, at)
      join pg_attribute on attrelid = f.confrelid and attnum = k.number order by k.at)::text[] as "targetColumns"
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
  where f.contype = 'f' and c.relnamespace = 'public'::regnamespace`;

const triggers = `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`;

const numbered = `select table_name as table, column_name as name from information_schema.columns
  where table_schema = 'public' and is_identity = 'YES' and data_type <> 'bigint'`;

/** Of these there is none, and none may come. */
const others = `select c.relname as table, 'an exclusion constraint' as name from pg_constraint f
    join pg_class c on c.oid = f.conrelid where f.contype = 'x' and c.relnamespace = 'public'::regnamespace
  union all select c.relname, 'inheritance' from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where c.relnamespace = 'public'::regnamespace
  union all select c.relname, 'a rule' from pg_rewrite r join pg_class c on c.oid = r.ev_class
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  union all select relname, 'row security' from pg_class
    where relrowsecurity and relnamespace = 'public'::regnamespace`;

const keyOf = (placement: Placement | undefined) => (placement?.kind === 'sharded' ? placement.key : undefined);
const isSharded = (table: string) => placementOf(table)?.kind === 'sharded';

/** Whether both ends are on the same node: the shopper's id leads to the shopper's id. */
function staysTogether({ table, columns, target, targetColumns }: Reference): boolean {
  const from = columns.indexOf(keyOf(placementOf(table)) ?? '-');
  return from >= 0 && targetColumns[from] === keyOf(placementOf(target));
}

function isRefusedReference(reference: Reference): boolean {
  const kinds = [placementOf(reference.table)?.kind, placementOf(reference.target)?.kind].join(' to ');
  if (kinds === 'sharded to sharded') return !staysTogether(reference);
  return ['copied to sharded', 'local to sharded', 'sharded to local'].includes(kinds);
}

export type Misfits = Record<string, string[]>;

export async function tablesOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ table: string }>(
    `select relname as table from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ table }) => table);
}

/** By the rule that is broken. */
export async function misfitsOf(pool: Pool): Promise<Misfits> {
  const rows = async <Row extends object>(query: string) => (await pool.query<Row & { table: string }>(query)).rows;
  const named = ({ table, name }: { table: string; name: string }) => `${table}.${name}`;
  const unique = (await rows<Key>(keys)).filter(
    ({ table, columns }) => isSharded(table) && !columns.includes(keyOf(placementOf(table)) ?? '-'),
  );
  const apart = (await rows<Reference>(references)).filter(isRefusedReference);
  const moved = (await rows<{ name: string }>(triggers)).filter(({ table }) => placementOf(table)?.kind !== 'local');
  const small = (await rows<{ name: string }>(numbered)).filter(({ table }) => isSharded(table));
  return {
    'no id of the shopper': (await tablesOf(pool)).filter(
      (table) => isSharded(table) && keyOf(placementOf(table)) === undefined,
    ),
    'a unique key without it': [...new Set(unique.map(({ table, columns }) => `${table}(${columns})`))].sort(),
    'a foreign key that leaves the node': apart
      .map(({ table, columns, target }) => `${table}(${columns}) to ${target}`)
      .sort(),
    'a trigger': [...new Set(moved.map(({ table }) => table))].sort(),
    'a numbered column that is no bigint': small.map(named).sort(),
    'what no distributed PostgreSQL has': (await rows<{ name: string }>(others)).map(named).sort(),
  };
}
