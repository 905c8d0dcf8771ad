import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './Brand.css.ts';

/** The shop's logo, which leads home; each scheme has the one that can be seen on it. A shop without one has its name. */
export const Brand = () => {
  const settings = useFacts('preferences', selectSettings);
  const { app_name: name, app_logo, web_logo: logo, web_footer_logo: lightLogo } = settings;
  const sign = app_logo || logo;
  return (
    <Link href={pathTo('home')} className={styles.root} aria-label={name}>
      {sign ? <img className={styles.sign} src={sign} alt="" width="36" height="36" /> : null}
      {logo ? (
        <span className={styles.logo}>
          <img className={styles.logos[lightLogo ? 'inLight' : 'always']} src={logo} alt="" height="32" />
          {lightLogo ? <img className={styles.logos.inDark} src={lightLogo} alt="" height="32" loading="lazy" /> : null}
        </span>
      ) : (
        <bdi className={styles.name}>{name}</bdi>
      )}
    </Link>
  );
};
