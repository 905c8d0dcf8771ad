import MessagesSquareIcon from 'lucide-react/icons/messages-square';
import { useCallback } from 'react';
import { chatPageSize } from '#machines/chat/chat.constants.ts';
import { selectShops } from '#machines/chat/chat.selectors.ts';
import type { ShopsFacts } from '#machines/chat/chat.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { failureText } from '#src/components/failure-text.ts';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Sentinel } from '#src/ui/Sentinel/Sentinel.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MessagesScreen.css.ts';
import { ShopRow } from './ShopRow.tsx';

const ShopsPending = () => {
  const t = useMessages();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.rowPending}>
          <Skeleton shape="circle" />
          <span className={styles.words}>
            <Skeleton width="half" />
            <Skeleton width="most" />
          </span>
        </div>
      ))}
    </div>
  );
};

const NoShops = ({ search }: Pick<ShopsFacts, 'search'>) => {
  const t = useMessages();
  const isSearched = search.trim() !== '';
  return (
    <EmptyState
      icon={<MessagesSquareIcon />}
      title={isSearched ? t('No results found for “{text}”', { text: search.trim() }) : t('No conversations yet')}
      text={isSearched ? undefined : t('Press “Chat” on the page of a shop or a product')}
      level={2}
    />
  );
};

/** The list of shops, with its loading, failed and empty states. */

/** Rows that cannot be shown may be missing from a full page; what is shorter than this is the whole list. */
const fewest = chatPageSize / 2;

export const ShopList = () => {
  const t = useMessages();
  const chat = useFlow('chat');
  const { stage, search, conversations, isLoadingMore, hasMore, activeShopId, failure } = useFacts('chat', selectShops);
  const loadMore = useCallback(() => chat.send({ type: 'shops.more' }), [chat]);
  if (stage === 'loading') return <ShopsPending />;
  if (stage === 'failed') {
    return (
      <ErrorState
        title={t('Your conversations could not be loaded')}
        text={failureText(t, failure)}
        retryLabel={t('Retry')}
        onRetry={() => chat.send({ type: 'shops.retry' })}
      />
    );
  }
  if (conversations.length === 0) return <NoShops search={search} />;
  return (
    <>
      <ul className={styles.list}>
        {conversations.map((conversation) => (
          <PartBoundary key={conversation.id} isItem>
            <ShopRow
              conversation={conversation}
              isActive={isSameId(conversation.shop.id, activeShopId)}
              onPress={() => chat.send({ type: 'shop.choose', shop: conversation.shop })}
            />
          </PartBoundary>
        ))}
      </ul>
      {isLoadingMore ? (
        <div className={styles.more}>
          <Spinner />
        </div>
      ) : null}
      {hasMore && conversations.length >= fewest ? <Sentinel key={conversations.length} onNear={loadMore} /> : null}
    </>
  );
};
