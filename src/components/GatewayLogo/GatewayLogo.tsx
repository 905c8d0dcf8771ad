import * as styles from './GatewayLogo.css.ts';

/** The `alt` is empty because the gateway's name stands beside the logo. */
export const GatewayLogo = ({ src }: { src: string }) => (
  <img className={styles.root} src={src} alt="" width="64" height="32" loading="lazy" />
);
