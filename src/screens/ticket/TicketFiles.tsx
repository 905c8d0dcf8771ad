import FileTextIcon from 'lucide-react/icons/file-text';
import { useId } from 'react';
import type { TicketDetails } from '#machines/query/contract.types.ts';
import { Photos } from '#src/components/Photos/Photos.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './TicketFiles.css.ts';

/** What was sent along: pictures are seen, papers are downloaded. */
export const TicketFiles = ({ attachments }: Pick<TicketDetails, 'attachments'>) => {
  const t = useMessages();
  const id = useId();
  const pictures = attachments.filter(({ type }) => type === 'image');
  const papers = attachments.filter(({ type }) => type === 'pdf');
  if (attachments.length === 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <h2 id={id}>{t('Attachments')}</h2>
        {pictures.length > 0 ? <Photos photos={pictures.map(({ src }) => src)} /> : null}
        {papers.length > 0 ? (
          <ul className={styles.papers}>
            {papers.map(({ src, name }, index) => (
              <li key={src} className={styles.paper}>
                <FileTextIcon />
                <TextLink href={src} isExternal target="_blank">
                  <bdi>{name ?? t('Document {number}', { number: index + 1 })}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        ) : null}
      </Stack>
    </Card>
  );
};
