import FileTextIcon from 'lucide-react/icons/file-text';
import type { TicketDetails } from '#machines/query/contract.types.ts';
import { Photos } from '#src/components/Photos/Photos.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './TicketPage.css.ts';

/** Files of a ticket or of a message in it: images appear as photos, other files as links. */
export const Attachments = ({ attachments }: Pick<TicketDetails, 'attachments'>) => {
  const t = useMessages();
  const pictures = attachments.filter(({ type }) => type === 'image');
  const documents = attachments.filter(({ type }) => type !== 'image');
  return (
    <>
      {pictures.length > 0 ? <Photos photos={pictures.map(({ src }) => src)} /> : null}
      {documents.length > 0 ? (
        <ul className={styles.documents}>
          {documents.map(({ src, name }, index) => (
            <li key={src} className={styles.paper}>
              <FileTextIcon />
              <TextLink href={src} isExternal target="_blank">
                <bdi>{name ?? t('Document {number}', { number: index + 1 })}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};
