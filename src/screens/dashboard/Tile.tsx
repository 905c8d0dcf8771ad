import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './DashboardScreen.css.ts';

type TileProps = {
  icon: ReactNode;
  /** Undefined while it is not known yet, null when it could not be had. */
  number: number | null | undefined;
  label: string;
};

const TileBody = ({ icon, number, label }: TileProps) => (
  <>
    <span className={styles.icon}>{icon}</span>
    <span className={styles.number}>
      {number === undefined ? <Skeleton shape="title" width="third" /> : <bdi>{number ?? '–'}</bdi>}
    </span>
    <span className={styles.label}>{label}</span>
  </>
);

export const TileLink = ({ href, ...body }: TileProps & { href: string }) => (
  <Link href={href} className={styles.tile}>
    <TileBody {...body} />
  </Link>
);

export const Tile = ({ onPress, ...body }: TileProps & { onPress: () => void }) => (
  <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onPress}>
    <TileBody {...body} />
  </button>
);
