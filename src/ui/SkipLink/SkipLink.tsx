import * as styles from './SkipLink.css.ts';

export type SkipLinkProps = { children: string };

export const SkipLink = ({ children }: SkipLinkProps) => (
  <a className={styles.root} href="#content">
    {children}
  </a>
);
