import { useId } from 'react';
import type { TicketMessage as Message, TicketDetails } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { PinnedMessages } from './PinnedMessages.tsx';
import { TicketMessage } from './TicketMessage.tsx';
import { TicketReply } from './TicketReply.tsx';
import * as styles from './TicketThread.css.ts';

/** Everything that was written, the newest last; what arrives is read out. */
export const TicketThread = ({ ticket, pinned }: { ticket: TicketDetails; pinned: readonly Message[] }) => {
  const t = useMessages();
  const id = useId();
  const { user } = useVisitor();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={5}>
        <h2 id={id}>{t('Messages')}</h2>
        <PinnedMessages messages={pinned} />
        <div role="log" aria-labelledby={id}>
          <ol className={styles.list}>
            {ticket.messages.map((message) => (
              <TicketMessage key={message.id} message={message} isOwn={message.sender_id === user?.id} />
            ))}
          </ol>
        </div>
        <TicketReply ticket={ticket} />
      </Stack>
    </Card>
  );
};
