import * as styles from './SkipLink.css.ts';

export type SkipLinkProps = { href: `#${string}`; children: string };

export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <a className={styles.root} href={href}>
    {children}
  </a>
);
