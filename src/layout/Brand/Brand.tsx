import { Link } from 'wouter';
import { selectSettings } from '#machines/settings/settings.selectors.ts';
import { useFacts } from '#src/app/use-flow.ts';
import { pathTo } from '#src/routes/paths.ts';
import * as styles from './Brand.css.ts';

export type BrandProps = { onPress?: () => void };

/** The shop's logo, which leads home; each scheme has the one that can be seen on it. */
export const Brand = ({ onPress }: BrandProps) => {
  const { app_name: name, web_logo: logo, web_footer_logo: lightLogo } = useFacts('settings', selectSettings);
  return (
    <Link href={pathTo('home')} className={styles.root} aria-label={name} onClick={() => onPress?.()}>
      <img className={styles.logos[lightLogo ? 'inLight' : 'always']} src={logo} alt="" height="32" />
      {lightLogo ? <img className={styles.logos.inDark} src={lightLogo} alt="" height="32" loading="lazy" /> : null}
    </Link>
  );
};
