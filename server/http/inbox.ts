/** `/dev/inbox`: the messages that a shop without a mail server wrote, for the person who sits at this machine. */
import type { FastifyInstance } from 'fastify';
import { mayShowDemoAccount } from '#server/config.ts';
import { latestMessages } from '#server/db/queries/outbox.ts';
import type { Services } from '#server/services.ts';

export const inboxPath = '/dev/inbox';

type Row = Awaited<ReturnType<typeof latestMessages>>[number];

const asText = ({ createdAt, recipient, subject, body }: Row) =>
  [`${createdAt.toISOString()}  ${recipient}`, subject, '', body].join('\n');

/** Plain text, so that nothing that somebody wrote can become markup. */
export function registerInbox(app: FastifyInstance, { db, config }: Pick<Services, 'db' | 'config'>): void {
  if (!mayShowDemoAccount(config)) return;
  app.get(inboxPath, async (_request, reply) => {
    const messages = await latestMessages(db);
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return messages.length === 0
      ? 'No messages yet. Place an order and look again.\n'
      : `${messages.map(asText).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
  });
}
