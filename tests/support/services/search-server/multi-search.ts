/** Several searches in one request: a line of settings and a line with the search for each. */
import { partOf, SearchRefusal, wrong } from './refusal.ts';
import { searchIn } from './search.ts';
import type { Index } from './store.ts';

type SearchRequest = { body: string; type: string };

/** Answers each search with its own status; one that is refused leaves the others alone. */
export function searchMany(
  index: Index,
  { body, type }: SearchRequest,
  { refusesLast }: { refusesLast: boolean },
): unknown {
  if (!type.startsWith('application/x-ndjson')) throw new SearchRefusal(406, 'content_type_header', type);
  if (!body.endsWith('\n')) throw wrong('The msearch request must be terminated by a newline [\\n]');
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  if (lines.length % 2 > 0) throw wrong('Each search needs a line of settings and a body');
  for (const line of lines.filter((_, at) => at % 2 === 0)) partOf(line, 'settings');
  const searches = lines.filter((_, at) => at % 2 > 0);
  if (refusesLast) searches.splice(-1, 1, {});
  const responses = searches.map((search) => responseOf(index, search));
  return { took: 1, responses };
}

function responseOf(index: Index, search: unknown): object {
  try {
    return { ...searchIn(index, search), status: 200 };
  } catch (error) {
    const { status, body } = SearchRefusal.of(error);
    return { ...body, status };
  }
}
