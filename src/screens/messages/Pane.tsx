import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import MessageCircleIcon from 'lucide-react/icons/message-circle';
import { selectConversation } from '#machines/chat/chat.selectors.ts';
import { screenOlderAtPx } from '#machines/constants.ts';
import { Conversation } from '#src/features/chat/Conversation.tsx';
import { MessageBox } from '#src/features/chat/MessageBox.tsx';
import { PartnerLogo, Presence } from '#src/features/chat/Partner.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './MessagesScreen.css.ts';

/** On a phone the list that was pressed on is gone; where there is room for both, the button cannot be seen. */
const focusIfShown = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

export type PaneProps = { onBack: () => void };

/** The conversation with the shop that is chosen in the list. */
export const Pane = ({ onBack }: PaneProps) => {
  const t = useMessages();
  const { shop, isOnline } = useFacts('chat', selectConversation);
  if (!shop) {
    return (
      <div className={styles.nobody}>
        <EmptyState
          icon={<MessageCircleIcon />}
          title={t('No User Selected')}
          text={t('Please select a user to see their messages')}
        />
      </div>
    );
  }
  return (
    <section className={styles.pane} aria-label={t('Chat with {shop}', { shop: shop.name ?? '' })}>
      <header className={styles.head}>
        <span className={styles.back}>
          <IconButton ref={focusIfShown} label={t('All messages')} onPress={onBack}>
            <ArrowLeftIcon className={mirrored} />
          </IconButton>
        </span>
        <PartnerLogo shop={shop} />
        <div className={styles.words}>
          <h2 className={styles.title}>{shop.name ? <bdi>{shop.name}</bdi> : <Skeleton width="half" />}</h2>
          <Presence isOnline={isOnline} />
        </div>
      </header>
      <Conversation startPx={screenOlderAtPx} />
      <div className={styles.foot}>
        <MessageBox />
      </div>
    </section>
  );
};
