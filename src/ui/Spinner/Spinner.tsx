import * as styles from './Spinner.css.ts';

export type SpinnerProps = { label?: string | undefined };

/** Without a label it is decorative: the text beside it then has the same meaning. */
export const Spinner = ({ label }: SpinnerProps) =>
  label ? (
    <span className={styles.root} role="img" aria-label={label} />
  ) : (
    <span className={styles.root} aria-hidden="true" />
  );
