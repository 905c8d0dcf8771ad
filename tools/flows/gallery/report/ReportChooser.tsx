/** Where a report is chosen while none is open. */
import * as styles from './report.css.ts';
import { openFile } from './use-dropped-file.ts';

export const ReportChooser = ({ problem }: { problem?: string | undefined }) => (
  <div className={styles.chooser}>
    <h2>Reports of sessions</h2>
    <p>
      The tester's panel of a staging build saves a report. Drop the file here, or choose it. The charts repeat the
      session as they are now, and the first difference is shown in the drawing. Nothing leaves this page.
    </p>
    <label className={styles.field}>
      <span>Report</span>
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void openFile(file);
        }}
      />
    </label>
    {problem ? (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    ) : null}
  </div>
);
