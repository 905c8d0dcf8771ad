/** The id of a request, in the log and in the answer: the one that a trusted proxy has given, or a new one. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '#server/config.ts';

/** Long enough for the ids of usual proxies and traces; none of the characters means anything in a log or a terminal. */
const isPlain = (id: unknown): id is string => typeof id === 'string' && /^[\w.:+/=-]{8,128}$/.test(id);

export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>): (raw: IncomingMessage) => string {
  if (!trustProxy) return () => randomUUID();
  // The same rule as Fastify's for X-Forwarded-For.
  const isTrusted = compile(trustProxy.split(',').map((part) => part.trim()));
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    return isPlain(given) && isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}
