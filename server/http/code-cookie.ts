/** The cookie `otp_ctx` binds a code to the browser that asked for it; scripts cannot read it, other sites not send it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { codePolicy } from '#server/domain/one-time-code.ts';

export const readCodeCookie = (header: string | undefined): string | undefined =>
  /(?:^|;\s*)otp_ctx=([\w-]{43})(?:;|$)/.exec(header ?? '')?.[1];

export function setCodeCookie(reply: FastifyReply, request: FastifyRequest, config: Config, context: string): void {
  const isHttps = request.protocol === 'https' || config.publicUrl?.protocol === 'https:';
  const maxAge = codePolicy.validMs / 1000;
  const parts = [`otp_ctx=${context}`, 'Path=/api', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict'];
  reply.header('set-cookie', [...parts, ...(isHttps ? ['Secure'] : [])].join('; '));
}
