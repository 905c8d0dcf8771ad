import { type ComponentProps, useId } from 'react';
import * as styles from '#src/ui/Field/Field.css.ts';
import { describe, FieldFrame, type FieldTexts } from '#src/ui/Field/FieldFrame.tsx';

export type TextAreaProps = FieldTexts &
  Pick<
    ComponentProps<'textarea'>,
    'placeholder' | 'maxLength' | 'rows' | 'autoComplete' | 'ref' | 'onKeyDown' | 'enterKeyHint'
  > & {
    name: string;
    value: string;
    isDisabled?: boolean | undefined;
    /** As high as its text, up to a few lines. */
    isGrowing?: boolean;
    onChange: (value: string) => void;
    onBlur?: (() => void) | undefined;
  };

export const TextArea = (props: TextAreaProps) => {
  const {
    label,
    hint,
    error,
    isRequired,
    isLabelHidden,
    isDisabled,
    rows = 4,
    isGrowing,
    onChange,
    onBlur,
    ...input
  } = props;
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      <div className={styles.box}>
        <textarea
          {...input}
          {...describe(id, props)}
          className={`${styles.input} ${isGrowing ? styles.growingArea : styles.area}`}
          id={id}
          rows={rows}
          dir="auto"
          required={isRequired}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
        />
      </div>
    </FieldFrame>
  );
};
