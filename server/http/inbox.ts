/** `/dev/inbox`: the messages that a shop without a mail server wrote, for the person who sits at this machine. */
import type { FastifyInstance } from 'fastify';
import { mayShowDemoAccount } from '#server/config.ts';
import { latestMessages, type MessageRow } from '#server/db/queries/outbox.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound } from '#server/domain/refusal.ts';
import { wholeText } from '#server/messages/whole-text.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { isFromOwnMachine } from './own-machine.ts';

export const inboxPath = '/dev/inbox';

const asText = ({ createdAt, recipient, subject }: MessageRow, body: string) =>
  [`${createdAt.toISOString()}  ${recipient}`, subject, '', body].join('\n');

/** Plain text, so that nothing that somebody wrote can become markup. */
export function registerInbox(app: FastifyInstance, { db, config }: Pick<Dependencies, 'db' | 'config'>): void {
  if (!mayShowDemoAccount(config)) return;
  const secretOf = shopSecretOf({ db });
  app.get(inboxPath, async (request, reply) => {
    if (!isFromOwnMachine(request)) throw notFound();
    const secret = await secretOf();
    const messages = await latestMessages(db);
    const texts = messages.map((message) => asText(message, wholeText(message, secret)));
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return texts.length === 0
      ? 'No messages yet. Place an order and look again.\n'
      : `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
  });
}
