import MessageCircleIcon from 'lucide-react/icons/message-circle';
import { selectConversation, selectEnlarged, selectHistory } from '#machines/chat/chat.selectors.ts';
import { failureText } from '#src/components/failure-text.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Conversation.css.ts';
import { MessageLog } from './MessageLog.tsx';

const enlargedPhoto = lazyComponent({
  file: 'src/features/chat/EnlargedPhoto.tsx',
  load: async () => (await import('./EnlargedPhoto.tsx')).EnlargedPhoto,
  waitFor: 'nothing',
});

const ConversationPending = () => {
  const t = useMessages();
  return (
    <div className={styles.pending} aria-busy="true">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      <Skeleton width="half" />
      <Skeleton width="most" />
      <Skeleton width="third" />
    </div>
  );
};

const NothingYet = ({ shopName }: { shopName: string }) => {
  const t = useMessages();
  return (
    <div className={styles.middle}>
      <EmptyState
        icon={<MessageCircleIcon />}
        title={t('No messages yet')}
        text={t('Ask {shop} about a product, an order or a delivery', { shop: shopName })}
        level={3}
      />
    </div>
  );
};

/** The messages with the chosen shop, or their placeholder, empty state or error state. */
export const Conversation = ({ startPx }: { startPx: number }) => {
  const t = useMessages();
  const chat = useFlow('chat');
  const { stage, shop, failure } = useFacts('chat', selectConversation);
  const { entries } = useFacts('chat', selectHistory);
  const enlarged = useFacts('chat', selectEnlarged);
  const shopName = shop?.name ?? '';
  if (stage === 'failed') {
    return (
      <div className={styles.middle}>
        <ErrorState
          title={t('The messages could not be loaded')}
          text={failureText(t, failure)}
          retryLabel={t('Retry')}
          level={3}
          onRetry={() => chat.send({ type: 'conversation.refresh' })}
        />
      </div>
    );
  }
  if (entries.length > 0) {
    return (
      <div className={styles.log}>
        <MessageLog key={shop?.id} shopName={shopName} startPx={startPx} />
        {enlarged ? <Part of={enlargedPhoto} given={{ ...enlarged, shopName }} /> : null}
      </div>
    );
  }
  return stage === 'reading' ? <NothingYet shopName={shopName} /> : <ConversationPending />;
};
