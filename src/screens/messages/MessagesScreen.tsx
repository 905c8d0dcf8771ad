import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import MessageCircleIcon from 'lucide-react/icons/message-circle';
import SearchIcon from 'lucide-react/icons/search';
import { useRef } from 'react';
import { screenOlderAtPx } from '#machines/chat/chat.constants.ts';
import { selectConversation, selectShops } from '#machines/chat/chat.selectors.ts';
import { preserveFocus } from '#src/components/focus.ts';
import { Conversation } from '#src/features/chat/Conversation.tsx';
import { MessageBox } from '#src/features/chat/MessageBox.tsx';
import { PartnerLogo, Presence } from '#src/features/chat/Partner.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './MessagesScreen.css.ts';
import { ShopList } from './ShopList.tsx';

/** On a phone the list that was pressed on is gone; where there is room for both, the button cannot be seen. */
const focusIfShown = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

type PaneProps = { onBack: () => void };

/** The conversation with the shop that is chosen in the list. */
const Pane = ({ onBack }: PaneProps) => {
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

/** The shops on one side and the conversation on the other; one of the two where there is no room for both. */
export const MessagesScreen = () => {
  const t = useMessages();
  const chat = useFlow('chat');
  const { search } = useFacts('chat', selectShops);
  const { shop } = useFacts('chat', selectConversation);
  const shops = useRef<HTMLDivElement>(null);
  const leave = () => {
    chat.send({ type: 'shop.leave' });
    preserveFocus(shops.current, 'first');
  };
  return (
    <div className={styles.root}>
      <h1>{t('Messages')}</h1>
      <div className={`${styles.panes} ${shop ? styles.withShop : ''}`}>
        <div className={styles.side}>
          <search className={styles.search}>
            <Field
              name="search"
              type="search"
              label={t('Search Seller')}
              isLabelHidden
              placeholder={t('Search Seller')}
              start={<SearchIcon />}
              maxLength={100}
              enterKeyHint="search"
              value={search}
              onChange={(text) => chat.send({ type: 'search.type', text })}
            />
          </search>
          <div ref={shops} className={styles.shops}>
            <ShopList />
          </div>
        </div>
        <Pane onBack={leave} />
      </div>
    </div>
  );
};
