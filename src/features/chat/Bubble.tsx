import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import ClockIcon from 'lucide-react/icons/clock';
import type { MouseEvent } from 'react';
import type { ChatEntry } from '#machines/chat/chat.types.ts';
import { preserveFocus } from '#src/components/preserve-focus.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Conversation.css.ts';
import { linkParts } from './link-parts.ts';
import { ProductMessage } from './ProductMessage.tsx';

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
  const { state, at, clientId = '', text = '' } = entry;
  if (state === 'sent') {
    return (
      <time className={styles.note} dateTime={at} dir="auto">
        {dates.time(at)}
        <VisuallyHidden>, {dates.day(at)}</VisuallyHidden>
      </time>
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

/** One message. Its side shows who wrote it; a screen reader reads the author first. */
export const Bubble = ({ entry, shopName }: BubbleProps) => {
  const t = useMessages();
  const { isOwn, text, product } = entry;
  const bubble = (
    <div className={isOwn ? styles.own : styles.theirs}>
      <VisuallyHidden>{isOwn ? t('You') : shopName}: </VisuallyHidden>
      {product && !text ? (
        <ProductMessage product={product} />
      ) : (
        <div className={isOwn ? styles.ownText : styles.theirText} dir="auto">
          <LinkedText text={text ?? ''} />
        </div>
      )}
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
