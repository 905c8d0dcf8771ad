/** Turns every thrown value into a refusal of the contract; internal details stay in the log. */

import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#locales/locales.ts';
import { invalid, notFound, type Phrase, Refusal, unavailable } from '#server/domain/refusal.ts';
import { translate } from '#server/i18n/translate.ts';
import { verbsAt } from './contract.ts';
import { fieldPhrases } from './validation.ts';
import { isWaitForPage, sendWaitPage } from './wait-page.ts';

const edgeTexts: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'Not found.',
  405: 'This method is not allowed here.',
  413: 'The request is too large.',
  415: 'Please send JSON.',
};

const broken = () => new Refusal(500, 'Something went wrong. Please try again.');

/**
 * SQLSTATE classes and socket errors which mean that the database is away or too busy, not that a query is wrong. 25006: it
 * takes no writes, because another one is about to become the primary.
 */
const databaseAway = /^(08|53|57P|57014|55000|55P03|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)/;
const databaseAwayText =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|client has encountered a connection error|pool after calling end/i;

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return databaseAway.test(code) || databaseAwayText.test(error.message) || isDatabaseAway(error.cause);
}

function ofFastify(error: FastifyError): Refusal | undefined {
  if (error.validation) return invalid(fieldPhrases(error.validation as unknown as ErrorObject[]));
  const status = error.statusCode;
  if (status === undefined || status >= 500 || status < 400) return undefined;
  return new Refusal(status, edgeTexts[status] ?? 'The request could not be read.');
}

export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return unavailable();
  return (error instanceof Error && ofFastify(error as FastifyError)) || broken();
}

type RefusalBody = { message: string; errors?: Record<string, string[]> };

const isPhrase = (value: Phrase | Phrase[]): value is Phrase =>
  typeof value === 'string' ||
  (typeof value[0] === 'string' && !Array.isArray(value[1]) && typeof value[1] === 'object');

function bodyOf(refusal: Refusal, locale: Locale): RefusalBody {
  if (!refusal.fields) return { message: translate(locale, refusal.phrase) };
  const errors = Object.fromEntries(
    Object.entries(refusal.fields).map(([field, value]) => [
      field,
      (isPhrase(value) ? [value] : value).map((phrase) => translate(locale, phrase)),
    ]),
  );
  const [first = '', ...others] = Object.values(errors).flat();
  const count = others.length;
  const message = count
    ? translate(locale, [
        '{text} (and {count, plural, one {# more error} other {# more errors}})',
        { text: first, count },
      ])
    : first;
  return { message, errors };
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(refusal.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply.send({ ...bodyOf(refusal, request.locale), ...(refusal.data && { data: refusal.data }) });
}

export async function onError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const refusal = asRefusal(error);
  // A refusal with a cause was made of another failure.
  const isFailure = !(error instanceof Refusal) || error.cause !== undefined;
  if (refusal.status >= 500 && isFailure) request.log.error({ err: error }, 'request failed');
  if (isWaitForPage(refusal, request)) return sendWaitPage(refusal, request, reply);
  return sendRefusal(refusal, request, reply);
}

/** At an unknown path: the protocol responds to a POST as to a path that has no such verb. */
const isUnknownVerb = (method: string, path: string) =>
  method === 'TRACE' || (method === 'POST' && path.startsWith('/api/'));

/** No route: an unknown path, or a path of the contract with a verb that it does not have. */
export function onNoRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? '';
  const verbs = verbsAt(path);
  if (verbs.length === 0 && !isUnknownVerb(request.method, path)) return sendRefusal(notFound(), request, reply);
  if (verbs.length > 0) reply.header('allow', verbs.includes('GET') ? ['HEAD', ...verbs].join(', ') : verbs.join(', '));
  return sendRefusal(new Refusal(405, edgeTexts[405] ?? ''), request, reply);
}
