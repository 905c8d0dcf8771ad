import ImageIcon from 'lucide-react/icons/image';
import type { Enlarged } from '#machines/chat/chat.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import * as styles from './Messages.css.ts';
import { usePhotoText } from './PhotoMessage.tsx';

/** A photo of the chat as large as the window allows. */
export const EnlargedPhoto = ({ picture, isOwn, shopName }: Enlarged & { shopName: string }) => {
  const t = useMessages();
  const chat = useFlow('chat');
  const text = usePhotoText({ isOwn, shopName });
  return (
    <Dialog
      isFlush
      size="large"
      title={text}
      closeLabel={t('Close')}
      onClose={() => chat.send({ type: 'picture.close' })}
    >
      <div className={styles.large}>
        <span className={styles.pending}>
          <ImageIcon />
        </span>
        <img className={styles.whole} src={picture} alt={text} />
      </div>
    </Dialog>
  );
};
