/** Saves a report as a test: `npm test` replays the files of `tests/replays`. */
import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import type { Report } from '../../../replay/report.types.ts';
import { replaysPath } from '../endpoint-paths.ts';
import * as styles from './report.css.ts';

const save = async (name: string, report: Report): Promise<string> => {
  const response = await fetch(`${replaysPath}/${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'gallery' },
    body: JSON.stringify(report),
  });
  const { file, message } = await response.json();
  return file ? `Saved as ${file}. npm test replays it from now on.` : message;
};

export const SaveReport = ({ report }: { report: Report }) => {
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState('');
  const submit = () =>
    save(name, report).then(setOutcome, (error: unknown) => setOutcome(`It could not be saved: ${String(error)}`));
  return (
    <form
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label className={styles.field}>
        <span>Name of the test</span>
        <input
          className={styles.input}
          required
          pattern="[a-z0-9\-]{1,60}"
          title="Small letters, digits and dashes"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button type="submit" variant="secondary" size="small">
        Save as a test
      </Button>
      <p role="status">{outcome}</p>
    </form>
  );
};
