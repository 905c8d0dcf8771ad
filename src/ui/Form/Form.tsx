import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Form.css.ts';

export type FormProps = {
  children: ReactNode;
  className?: string | undefined;
  label?: string | undefined;
  /** While it runs, errors may still come. */
  isBusy: boolean;
  onSubmit: () => void;
};

/** The parent validates the fields. After a rejected submit, the first invalid field takes the focus. */
export const Form = ({ children, className, label, isBusy, onSubmit }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const isAwaiting = useRef(false);

  useEffect(() => {
    if (isBusy || !isAwaiting.current) return;
    isAwaiting.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    isAwaiting.current = true;
    onSubmit();
  };
  return (
    <form ref={form} className={className} aria-label={label} noValidate onSubmit={submit}>
      {children}
    </form>
  );
};

export type FieldWidth = keyof typeof styles.widths;

/** The fields of a form: under each other on a phone, beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles.root}>{children}</div>;

export const FieldCell = ({ width, children }: { width: FieldWidth; children: ReactNode }) => (
  <div className={styles.widths[width]}>{children}</div>
);
