/**
 * The cookie `otp_ctx` binds a code to the browser that asked for it; scripts cannot read it, other sites not send it. A
 * client that is no browser gets none: it might keep none, and a code that needs it could never be used.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { codePolicy } from '#server/domain/one-time-code.ts';
import { codeLimits } from '#server/domain/proof-limits.ts';
import type { CodeAttempt } from '#server/services/prove-by-code.ts';
import type { CodeClient } from '#server/services/send-code.ts';
import { callerOf } from './caller.ts';
import { isFromBrowser } from './guard.ts';

const readCodeCookie = (header: string | undefined): string | undefined =>
  /(?:^|;\s*)otp_ctx=([\w-]{43})(?:;|$)/.exec(header ?? '')?.[1];

function setCodeCookie(reply: FastifyReply, request: FastifyRequest, config: Config, context: string): void {
  const isHttps = request.protocol === 'https' || config.publicUrl?.protocol === 'https:';
  const maxAge = codePolicy.validMs / 1000;
  const parts = [`otp_ctx=${context}`, 'Path=/api', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict'];
  reply.header('set-cookie', [...parts, ...(isHttps ? ['Secure'] : [])].join('; '));
}

export const codeClientOf = (request: FastifyRequest): CodeClient => ({
  caller: callerOf(request),
  keepsCookies: isFromBrowser(request),
});

/** Sends the time until the next code may be requested, and to a browser the cookie that the code is bound to. */
export function promiseCode(config: Config, request: FastifyRequest, reply: FastifyReply, context: string): void {
  if (isFromBrowser(request)) setCodeCookie(reply, request, config, context);
  reply.header('retry-after', String(codeLimits.pauseSeconds));
}

export const codeAttemptOf = (request: FastifyRequest): CodeAttempt => ({
  caller: callerOf(request),
  cookie: readCodeCookie(request.headers.cookie),
});
