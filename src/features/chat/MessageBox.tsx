import SendHorizontalIcon from 'lucide-react/icons/send-horizontal';
import type { KeyboardEvent } from 'react';
import { selectDraft } from '#machines/chat/chat.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import * as styles from './Conversation.css.ts';

/** As much as the contract takes. */
const longest = 2000;

/** Enter sends, with Shift too, but not while an input method puts a word together. A pasted text may have lines. */
export const MessageBox = () => {
  const t = useMessages();
  const chat = useFlow('chat');
  const draft = useFacts('chat', selectDraft);
  const send = () => chat.send({ type: 'message.send' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <TextArea
          name="message"
          label={t('Message')}
          isLabelHidden
          isGrowing
          rows={1}
          placeholder={t('Write a message')}
          maxLength={longest}
          enterKeyHint="send"
          value={draft}
          onChange={(text) => chat.send({ type: 'draft.type', text })}
          onKeyDown={onKeyDown}
        />
      </div>
      <span className={styles.send}>
        <IconButton label={t('Send message')} variant="accent" isDisabled={draft.trim() === ''} onPress={send}>
          <SendHorizontalIcon className={mirrored} />
        </IconButton>
      </span>
    </div>
  );
};
