import LinkIcon from 'lucide-react/icons/link';
import MailIcon from 'lucide-react/icons/mail';
import Share2Icon from 'lucide-react/icons/share-2';
import { selectOffered } from '#machines/share/share.selectors.ts';
import type { Shared } from '#machines/share/share.types.ts';
import { preserveFocus } from '#src/components/focus.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { ControlledPopup } from '#src/ui/Popup/Popup.tsx';
import * as styles from './ShareButton.css.ts';

const mailOf = ({ title, url }: Shared) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;

const ShareMenu = ({ page }: { page: Shared }) => {
  const t = useMessages();
  const share = useFlow('share');
  return (
    <ul className={styles.list}>
      <li>
        <button
          type="button"
          className={styles.entry}
          onClick={({ currentTarget }) => {
            const root = currentTarget.closest<HTMLElement>(`.${styles.root}`);
            share.send({ type: 'link.copy' });
            preserveFocus(root, 'first');
          }}
        >
          <LinkIcon />
          {t('Copy link')}
        </button>
      </li>
      <li>
        <a className={styles.entry} href={mailOf(page)} onClick={() => share.send({ type: 'menu.close' })}>
          <MailIcon />
          {t('Send by e-mail')}
        </a>
      </li>
    </ul>
  );
};

export type ShareButtonProps = {
  title: string;
  /** Of another page than the one that is open. */
  path?: string;
  isIcon?: boolean;
};

/** Passes a page on, as it is addressed now: by the device's sheet, or by a menu where the device has none. */
export const ShareButton = ({ title, path, isIcon = false }: ShareButtonProps) => {
  const t = useMessages();
  const share = useFlow('share');
  const offered = useFactsOr('share', selectOffered, undefined);
  return (
    <ControlledPopup
      rootClass={styles.root}
      panelClass={styles.panels[isIcon ? 'atEnd' : 'atStart']}
      isOpen={offered !== undefined}
      onPress={() => share.send({ type: 'share.start', title, url: new URL(path ?? '', location.href).href })}
      onClose={() => share.send({ type: 'menu.close' })}
      trigger={({ onClick, ...button }) =>
        isIcon ? (
          <IconButton {...button} label={t('Share')} onPress={onClick}>
            <Share2Icon />
          </IconButton>
        ) : (
          <Button {...button} variant="secondary" icon={<Share2Icon />} onPress={onClick}>
            {t('Share')}
          </Button>
        )
      }
    >
      {() => (offered ? <ShareMenu page={offered} /> : null)}
    </ControlledPopup>
  );
};
