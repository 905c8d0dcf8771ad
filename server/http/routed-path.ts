/** The path of a request as the router understood it, for hooks that treat calls and pages differently. */
import type { FastifyRequest } from 'fastify';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Matches every address that no other route has. */
const catchAll = '/*';

/**
 * The pattern of the matched route: `/%61pi/login` is `/api/login`, so a hook that compares the address as it was
 * written can be passed by. The decoded path where no route of its own matched.
 */
export function routedPath({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const pattern = routeOptions.url;
  return pattern && pattern !== catchAll ? pattern : decoded(url.split(/[?#]/)[0] ?? '');
}
