/** A field for data as JSON; what cannot be read is named below it. */
import { useId, useState } from 'react';
import * as styles from './simulation.css.ts';

export type JsonFieldProps = {
  label: string;
  value: unknown;
  submitLabel: string;
  onSubmit: (value: unknown) => void;
};

const written = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 1));

const read = (text: string): { value: unknown } | { problem: string } => {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `This is no JSON: ${(error as Error).message}` };
  }
};

export const JsonField = ({ label, value, submitLabel, onSubmit }: JsonFieldProps) => {
  const [text, setText] = useState(written(value));
  const [problem, setProblem] = useState('');
  const id = useId();
  const submit = () => {
    const found = read(text);
    setProblem('problem' in found ? found.problem : '');
    if ('value' in found) onSubmit(found.value);
  };
  return (
    <form
      className={styles.json}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        className={styles.code}
        aria-label={label}
        aria-describedby={problem ? id : undefined}
        aria-invalid={problem !== ''}
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem ? (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <button type="submit" className={styles.small}>
        {submitLabel}
      </button>
    </form>
  );
};
