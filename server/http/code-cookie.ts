/** The cookie `otp_ctx` binds a code to the browser that asked for it; scripts cannot read it, other sites not send it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { codePolicy } from '#server/domain/one-time-code.ts';
import { codeLimits } from '#server/domain/proof-limits.ts';
import type { CodeAttempt } from '#server/services/prove-by-code.ts';
import { callerOf } from './caller.ts';

const readCodeCookie = (header: string | undefined): string | undefined =>
  /(?:^|;\s*)otp_ctx=([\w-]{43})(?:;|$)/.exec(header ?? '')?.[1];

function setCodeCookie(reply: FastifyReply, request: FastifyRequest, config: Config, context: string): void {
  const isHttps = request.protocol === 'https' || config.publicUrl?.protocol === 'https:';
  const maxAge = codePolicy.validMs / 1000;
  const parts = [`otp_ctx=${context}`, 'Path=/api', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict'];
  reply.header('set-cookie', [...parts, ...(isHttps ? ['Secure'] : [])].join('; '));
}

/** Tells the browser when the next code may be asked for, and gives it the cookie that the code is bound to. */
export function promiseCode(config: Config, request: FastifyRequest, reply: FastifyReply, context: string): void {
  setCodeCookie(reply, request, config, context);
  reply.header('retry-after', String(codeLimits.pauseSeconds));
}

/** Without the cookie it is a browser that asked for no code. */
export const codeAttemptOf = (request: FastifyRequest): CodeAttempt => ({
  caller: callerOf(request),
  context: readCodeCookie(request.headers.cookie) ?? '',
});
