import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
};

export type FieldFrameProps = FieldTexts & { id: string; children: ReactNode };

/** What connects a control to its hint and its error. */
export const describe = (id: string, { hint, error }: FieldTexts) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
});

export const FieldFrame = ({ id, label, hint, error, isRequired, isLabelHidden, children }: FieldFrameProps) => (
  <div className={styles.root}>
    {isLabelHidden ? (
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
    ) : (
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired ? (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
    )}
    {children}
    {error ? (
      <p className={styles.error} id={`${id}-error`} dir="auto">
        <CircleAlertIcon />
        {error}
      </p>
    ) : null}
    {hint ? (
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
  </div>
);
