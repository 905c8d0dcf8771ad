import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import ClockIcon from 'lucide-react/icons/clock';
import type { MouseEvent } from 'react';
import type { ChatEntry } from '#machines/chat/chat.types.ts';
import { preserveFocus } from '#src/components/focus.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { OrderMessage, ProductMessage } from './CardMessages.tsx';
import * as styles from './Conversation.css.ts';
import { linkParts } from './link-parts.ts';
import { PhotoMessage } from './PhotoMessage.tsx';
import { Tick } from './Tick.tsx';

/** Renders a text from another user as plain text with clickable web addresses. */
export const LinkedText = ({ text }: { text: string }) => {
  const parts = linkParts(text);
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.text.length;
    return part.href ? (
      <a key={key} className={styles.link} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
      </a>
    ) : (
      part.text
    );
  });
};

export type BubbleProps = { entry: ChatEntry; shopName: string };

/** When it was written, or what came of sending it. */
const State = ({ entry }: { entry: ChatEntry }) => {
  const t = useMessages();
  const dates = useDates();
  const chat = useFlow('chat');
  const { state, at, clientId = '', picture } = entry;
  const text = entry.text || (picture ? t('Photo') : '');
  if (state === 'sent') {
    return (
      <span className={styles.note}>
        <time dateTime={at} dir="auto">
          {dates.time(at)}
          <VisuallyHidden>, {dates.day(at)}</VisuallyHidden>
        </time>
        <Tick isRead={entry.isRead} />
      </span>
    );
  }
  if (state === 'waiting') {
    return (
      <span className={styles.note}>
        <ClockIcon />
        {t('Sending…')}
      </span>
    );
  }
  const settle =
    (type: 'message.retry' | 'message.discard') =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const log = currentTarget.closest<HTMLElement>('[role=log]');
      chat.send({ type, clientId });
      preserveFocus(log, 'last');
    };
  const about = <VisuallyHidden>: {text}</VisuallyHidden>;
  return (
    <span className={styles.choices}>
      <button type="button" className={styles.failed} onClick={settle('message.retry')}>
        <CircleAlertIcon />
        {t('Not sent – retry')}
        {about}
      </button>
      <button type="button" className={styles.discard} onClick={settle('message.discard')}>
        {t('Discard')}
        {about}
      </button>
    </span>
  );
};

/** The heading of a day. */
const Day = ({ at }: Pick<ChatEntry, 'at'>) => {
  const dates = useDates();
  return (
    <h3 className={styles.day}>
      <time dateTime={at}>{dates.day(at)}</time>
    </h3>
  );
};

/** The text, or the product in its place; a photo may be alone. */
const Words = ({ entry: { isOwn, text, product, picture } }: Pick<BubbleProps, 'entry'>) => {
  if (product && !text) return <ProductMessage product={product} />;
  if (picture && !text) return null;
  return (
    <div className={isOwn ? styles.ownText : styles.theirText} dir="auto">
      <LinkedText text={text ?? ''} />
    </div>
  );
};

/** One message. Its side shows who wrote it; a screen reader reads the author first. */
export const Bubble = ({ entry, shopName }: BubbleProps) => {
  const t = useMessages();
  const { isOwn, order, picture } = entry;
  const bubble = (
    <div className={isOwn ? styles.own : styles.theirs}>
      <VisuallyHidden>{isOwn ? t('You') : shopName}: </VisuallyHidden>
      {order ? <OrderMessage order={order} /> : null}
      {picture ? <PhotoMessage picture={picture} isOwn={isOwn} shopName={shopName} /> : null}
      <Words entry={entry} />
      <State entry={entry} />
    </div>
  );
  return entry.startsDay ? (
    <>
      <Day at={entry.at} />
      {bubble}
    </>
  ) : (
    bubble
  );
};
