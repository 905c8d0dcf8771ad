import CheckIcon from 'lucide-react/icons/check';
import CheckCheckIcon from 'lucide-react/icons/check-check';
import type { ChatEntry } from '#machines/chat/chat.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Messages.css.ts';

/** A tick: the back end has it. Two: the shop has read it. None where the back end does not say. */
export const Tick = ({ isRead }: Pick<ChatEntry, 'isRead'>) => {
  const t = useMessages();
  if (isRead === undefined) return null;
  return (
    <span className={isRead ? styles.readTick : styles.tick}>
      {isRead ? <CheckCheckIcon /> : <CheckIcon />}
      <VisuallyHidden>, {isRead ? t('Read') : t('Sent')}</VisuallyHidden>
    </span>
  );
};
