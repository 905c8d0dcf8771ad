import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './Photos.css.ts';

/** Photos that shoppers sent, small; each opens in full in a tab of its own. */
export const Photos = ({ photos }: { photos: readonly string[] }) => {
  const t = useMessages();
  return (
    <ul className={styles.list} aria-label={t('Photos')}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a className={styles.photo} href={photo} target="_blank" rel="noopener noreferrer">
            <img
              className={styles.picture}
              src={photo}
              alt={t('Photo {number}', { number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
};
