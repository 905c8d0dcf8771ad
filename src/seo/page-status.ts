/** The HTTP status of a page that the server renders. */
import type { QueryClient } from '#machines/query/query.live.ts';
import { failureOf } from '#machines/shared/failure.ts';
import type { PageMatch } from '#src/routes/match-page.ts';
import { entityOf } from './page-title.ts';

const hasResponded: ReadonlySet<string> = new Set(['notFound', 'notOffered', 'refused']);

/** The status code: 404 if the back end has no such record or refuses it, 503 if the request itself failed. */
export const statusOf = (match: PageMatch, queryClient: QueryClient): number => {
  const { entity } = match.page;
  if (match.name === 'notFound') return 404;
  if (!entity || entityOf(match, queryClient.peek)) return 200;
  const query = entity.query(match.params);
  const error = queryClient.errorOf(query);
  // A list that has arrived without the entity says that there is none; silence says nothing.
  if (error === undefined) return queryClient.peek(query) === undefined ? 503 : 404;
  return hasResponded.has(failureOf(error).kind) ? 404 : 503;
};
