import type { SessionUser } from '#machines/session/session.types.ts';
import * as styles from './Avatar.css.ts';

export type AvatarProps = { user: SessionUser; size?: keyof typeof styles.sizes };

const initialOf = (name: string) => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';

/** The photo, or the first letter of the name beside it. */
export const Avatar = ({ user, size = 'small' }: AvatarProps) =>
  user.photo ? (
    <img className={styles.sizes[size]} src={user.photo} alt="" loading="lazy" />
  ) : (
    <span className={styles.sizes[size]} aria-hidden="true">
      {initialOf(user.name)}
    </span>
  );
