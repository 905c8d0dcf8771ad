/** Moves the aliases of the tests' search server. */
import { partOf, SearchRefusal, single, wrong } from './refusal.ts';
import type { Indexes } from './store.ts';

type Server = { indexes: Indexes; aliases: Map<string, string> };
type Action = { name: string; alias: string; known: string[] };

function actionOf({ indexes }: Server, given: unknown): Action {
  const [name, fields] = single(given, 'action');
  if (name !== 'add' && name !== 'remove') throw wrong(`Unknown action [${name}]`);
  const { index, alias } = partOf(fields, name, 'index', 'alias');
  const pattern = new RegExp(`^${String(index).replaceAll('*', '.*')}$`);
  const known = [...indexes.keys()].filter((each) => pattern.test(each));
  if (known.length === 0) throw new SearchRefusal(404, 'index_not_found_exception', String(index));
  if (indexes.has(String(alias))) throw new SearchRefusal(400, 'invalid_alias_name_exception', String(alias));
  return { name, alias: String(alias), known };
}

/** What `GET /prefix*` says, as far as the shop reads it. */
export const indexesLike = ({ indexes, aliases }: Server, prefix: string) =>
  Object.fromEntries(
    [...indexes.keys()]
      .filter((name) => name.startsWith(prefix))
      .map((name) => {
        const own = [...aliases].filter(([, index]) => index === name).map(([alias]) => [alias, {}]);
        return [name, { aliases: Object.fromEntries(own), mappings: {}, settings: {} }];
      }),
  );

/** All or nothing. */
export function moveAliases(server: Server, body: unknown): void {
  const { actions } = partOf(body, 'aliases', 'actions');
  if (!Array.isArray(actions)) throw wrong('[actions] must be a list');
  const moved = new Map(server.aliases);
  for (const { name, alias, known } of actions.map((each) => actionOf(server, each))) {
    if (name === 'add' && known[0]) moved.set(alias, known[0]);
    else if (known.includes(moved.get(alias) ?? '')) moved.delete(alias);
  }
  server.aliases.clear();
  for (const [alias, index] of moved) server.aliases.set(alias, index);
}
