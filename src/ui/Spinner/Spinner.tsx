import * as styles from './Spinner.css.ts';

/** Decorative: the text beside it has the same meaning. */
export const Spinner = () => <span className={styles.root} aria-hidden="true" />;
