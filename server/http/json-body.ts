/** Reads JSON bodies, and nothing else: bounded in size and depth, without keys that reach for prototypes. */
import type { FastifyInstance } from 'fastify';
import { badRequest } from '#server/domain/refusal.ts';
import { signedBodies } from './guard.ts';

export const maxBodyBytes = 1024 * 1024;
const maxDepth = 20;

/** The raw bodies that another party has signed. */
const rawBodies = new WeakMap<object, string>();

/** The raw body: a signature covers the text, not the parsed value. */
export const rawBodyOf = (request: object): string => rawBodies.get(request) ?? '';

function depthWithin(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (left === 0) return false;
  return Object.values(value).every((inner) => depthWithin(inner, left - 1));
}

const escapedSurrogate = /\\ud[89a-f]/i;

/** Half a character, which only an escape can bring, becomes what the database would make of it; jsonb takes none. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wellFormed(inner)]));
}

export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Some clients announce JSON on a DELETE and send nothing.
    if (text.trim() === '') return done(null, undefined);
    if (request.url.startsWith(signedBodies)) rawBodies.set(request, text);
    parse(request, text, (error, body) => {
      if (error) return done(error);
      if (!depthWithin(body, maxDepth)) return done(badRequest('The request could not be read.'));
      done(null, escapedSurrogate.test(text) ? wellFormed(body) : body);
    });
  });
}
