/** Puts the sandbox gateway into the server: its calls and its page. */
import type { FastifyInstance } from 'fastify';
import { registerSandboxCalls } from './calls.ts';
import { readForm } from './form.ts';
import { sandboxPath } from './keys.ts';
import type { SandboxServices } from './notify.ts';
import { registerSandboxPage } from './page.ts';

export async function registerSandbox(app: FastifyInstance, deps: SandboxServices): Promise<void> {
  await app.register(
    async (scope) => {
      const parsing = { parseAs: 'string', bodyLimit: 64 * 1024 } as const;
      scope.addContentTypeParser<string>('application/x-www-form-urlencoded', parsing, (_request, text, done) =>
        done(null, readForm(text)),
      );
      await scope.register(async (calls) => registerSandboxCalls(calls, deps), { prefix: '/v1' });
      // Without its page nobody can pay; what was opened before can still be read, closed and given back.
      if (deps.sandbox === 'off') return;
      await scope.register(async (pages) => registerSandboxPage(pages, deps), { prefix: '/pay' });
    },
    { prefix: sandboxPath },
  );
}
