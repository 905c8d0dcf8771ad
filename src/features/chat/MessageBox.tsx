import SendHorizontalIcon from 'lucide-react/icons/send-horizontal';
import type { KeyboardEvent } from 'react';
import { selectAboutOrder, selectAttached, selectConversation, selectDraft } from '#machines/chat/chat.selectors.ts';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { useFocusReturn } from '#src/components/focus.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { mirrored } from '#src/theme/mirrored.css.ts';
import { RemovableChip } from '#src/ui/Chip/Chip.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { AttachButton, AttachedPhoto } from './AttachedPhoto.tsx';
import * as styles from './MessageBox.css.ts';

/** As much as the contract takes. */
const longest = 2000;

/** Enter sends, with Shift too, but not while an input method puts a word together. A pasted text may have lines. */
export const MessageBox = () => {
  const t = useMessages();
  const chat = useFlow('chat');
  const draft = useFacts('chat', selectDraft);
  const order = useFacts('chat', selectAboutOrder);
  const { picture, refused } = useFacts('chat', selectAttached);
  const { has_chat_pictures: takesPictures, has_typing: announces } = useFacts('preferences', selectSettings);
  const { shop } = useFacts('chat', selectConversation);
  const typing = useFlow('typing');
  const [attachRef, photoRef] = useFocusReturn<HTMLInputElement>();
  const send = () => chat.send({ type: 'message.send' });
  const write = (text: string) => {
    chat.send({ type: 'draft.type', text });
    if (announces && shop && text) typing.send({ type: 'letter.typed', shopId: shop.id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.foot}>
      {order ? (
        <RemovableChip
          removeLabel={t('Send without order {code}', { code: isolated(order.code) })}
          onRemove={() => chat.send({ type: 'order.detach' })}
        >
          {t('About order {code}', { code: isolated(order.code) })}
        </RemovableChip>
      ) : null}
      <AttachedPhoto photo={picture} refused={refused} photoRef={photoRef} />
      <div className={styles.box}>
        {takesPictures ? <AttachButton ref={attachRef} /> : null}
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
            onChange={write}
            onKeyDown={onKeyDown}
          />
        </div>
        <span className={styles.send}>
          <IconButton
            label={t('Send message')}
            variant="accent"
            isDisabled={draft.trim() === '' && !picture}
            onPress={send}
          >
            <SendHorizontalIcon className={mirrored} />
          </IconButton>
        </span>
      </div>
    </div>
  );
};
