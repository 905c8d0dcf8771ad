import * as styles from './GatewayLogo.css.ts';

/** Beside the gateway's name, so it says nothing itself. */
export const GatewayLogo = ({ src }: { src: string }) => (
  <img className={styles.root} src={src} alt="" width="64" height="32" loading="lazy" />
);
