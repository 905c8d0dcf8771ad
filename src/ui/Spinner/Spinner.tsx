import * as styles from './Spinner.css.ts';

export type SpinnerProps = { label?: string | undefined };

/** Without a label it is decoration beside a text that says the same. */
export const Spinner = ({ label }: SpinnerProps) =>
  label ? (
    <span className={styles.root} role="img" aria-label={label} />
  ) : (
    <span className={styles.root} aria-hidden="true" />
  );
