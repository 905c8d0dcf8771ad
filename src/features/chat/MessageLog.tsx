import { useCallback } from 'react';
import { selectHistory } from '#machines/chat/chat.selectors.ts';
import type { ChatEntry, ChatMessage, HistoryFacts } from '#machines/chat/chat.types.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { LongList } from '#src/ui/LongList/LongList.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { Bubble } from './Bubble.tsx';
import * as styles from './Conversation.css.ts';

const keyOf = ({ key }: ChatEntry) => key;

/** What stands above the oldest message. */
const Above = ({ older }: Pick<HistoryFacts, 'older'>) => {
  const t = useMessages();
  const chat = useFlow('chat');
  return (
    <div className={styles.above}>
      {older === 'loading' ? <Spinner /> : null}
      {older === 'failed' ? (
        <Button variant="quiet" size="small" onPress={() => chat.send({ type: 'history.retry' })}>
          {t('Load older messages')}
        </Button>
      ) : null}
    </div>
  );
};

export type MessageLogProps = {
  shopName: string;
  /** The distance to the oldest message, in pixels, at which older messages are fetched. */
  startPx: number;
};

export const MessageLog = ({ shopName, startPx }: MessageLogProps) => {
  const t = useMessages();
  const chat = useFlow('chat');
  const { entries, olderCount, older, heard, failedCount } = useFacts('chat', selectHistory);
  const render = useCallback((entry: ChatEntry) => <Bubble entry={entry} shopName={shopName} />, [shopName]);
  const saidIn = ({ message, product, picture }: ChatMessage) =>
    message ?? product?.name ?? (picture ? t('Photo') : '');
  const loadOlder = useCallback(() => {
    if (older === 'idle') chat.send({ type: 'history.loadMore' });
  }, [chat, older]);
  return (
    <>
      <LongList
        label={t('Messages with {shop}', { shop: shopName })}
        endLabel={t('Latest messages')}
        items={entries}
        before={olderCount}
        head={<Above older={older} />}
        followKey={entries.findLast(({ state }) => state === 'waiting')?.key}
        startPx={startPx}
        keyOf={keyOf}
        render={render}
        onNearStart={loadOlder}
      />
      <VisuallyHidden>
        <span role="status">{heard ? `${shopName}: ${saidIn(heard)}` : null}</span>
        <span role="status">{older === 'failed' ? t('The messages could not be loaded') : null}</span>
        <span role="status">{failedCount > 0 ? t('{count} messages not sent', { count: failedCount }) : null}</span>
      </VisuallyHidden>
    </>
  );
};
