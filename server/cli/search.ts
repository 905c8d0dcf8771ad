/** The operator's commands for the search server. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readConfig } from '#server/config.ts';
import { queueJob } from '#server/db/after-commit.ts';
import { clearIndexes, startBuild } from '#server/search-server/indexes.ts';
import { isSearchable, readState } from '#server/search-server/state.ts';
import { CliError } from './cli-error.ts';
import type { Answer, Command } from './command.ts';
import { inCommand } from './in-command.ts';

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

async function show(db: NodePgDatabase): Promise<Answer> {
  const state = await readState(db);
  const { live, liveAt, documents, building, copiedTo, waiting, behindMs } = state;
  const isSearched = isSearchable(state);
  const lines = [
    live
      ? `${live} is the index, with ${documents} products when it was put in place (${liveAt?.toISOString()}).`
      : 'There is no index: PostgreSQL answers all searches.',
    ...(live && !isSearched ? ['It is too far behind: PostgreSQL answers all searches meanwhile.'] : []),
    ...(building ? [`${building} is being built; the products up to number ${copiedTo} are copied.`] : []),
    `${waiting} changed products wait to be sent${waiting > 0 ? `, the oldest for ${seconds(behindMs)}` : ''}.`,
  ];
  return { data: { ...state, isSearched }, lines };
}

async function rebuild(db: NodePgDatabase): Promise<string[]> {
  const address = readConfig(process.env).search;
  if (!address) throw new CliError('This shop has no search server: SEARCH_URL is not set.');
  const { result: name } = await inCommand(db, (tx) => {
    queueJob(tx, 'search-index');
    return startBuild(tx, address.alias, new Date());
  });
  return [
    `${name} will be built by a running server within a minute, and takes its place when it is complete.`,
    'Until then searches are answered as before. See: npm run shop -- search show',
  ];
}

async function off(db: NodePgDatabase): Promise<string[]> {
  await inCommand(db, clearIndexes);
  return ['The index is forgotten, and PostgreSQL answers all searches. Start the servers without SEARCH_URL.'];
}

export const searchCommands: Command[] = [
  { use: 'search show', says: 'how the index of the search server stands', run: ({ db }) => show(db) },
  { use: 'search rebuild', says: 'builds a new index beside the one that is searched', run: ({ db }) => rebuild(db) },
  {
    use: 'search off',
    says: 'gives the search server up; nothing is deleted there',
    asks: () => 'Give the search server up?',
    run: ({ db }) => off(db),
  },
];
