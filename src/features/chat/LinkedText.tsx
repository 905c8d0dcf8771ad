import * as styles from './LinkedText.css.ts';
import { linkParts } from './link-parts.ts';

/** A text of somebody else: text, in which web addresses can be followed. */
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
