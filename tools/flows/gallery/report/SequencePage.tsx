/** The sequence diagram of the opened report: a column for each participant, a row for each message. */
import { useMemo, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { type Address, addressOf } from '../address.ts';
import * as gallery from '../gallery.css.ts';
import { useOpened } from './opened.ts';
import { ReportChooser } from './ReportChooser.tsx';
import { reportId } from './report-id.ts';
import * as styles from './sequence.css.ts';
import { type Message, mermaidOf, type Sequence, sequenceOf } from './sequence.ts';
import { actorsOf } from './timeline.ts';

const bringNear = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' });

/** The columns that an arrow crosses, in the numbers of a grid's lines. */
const spanOf = ({ from, to }: Message, { participants }: Sequence) => {
  const [one, other] = [participants.indexOf(from), participants.indexOf(to)];
  return { gridColumn: `${Math.min(one, other) + 1} / ${Math.max(one, other) + 2}` };
};

const wayOf = ({ from, to }: Message, { participants }: Sequence) => {
  if (from === to) return 'itself';
  return participants.indexOf(from) < participants.indexOf(to) ? 'forth' : 'back';
};

const Row = ({ message, sequence, isCurrent }: { message: Message; sequence: Sequence; isCurrent: boolean }) => (
  <li className={styles.row} ref={isCurrent ? bringNear : undefined}>
    <a
      className={styles.message}
      style={spanOf(message, sequence)}
      data-way={wayOf(message, sequence)}
      data-between={`${message.from} → ${message.to}`}
      href={addressOf({ chart: reportId, entry: String(message.entry) })}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={`${message.from} to ${message.to}: ${message.words}, after ${(message.at / 1000).toFixed(2)} s`}
    >
      {message.words}
    </a>
  </li>
);

const Diagram = ({ sequence, current }: { sequence: Sequence; current: Message | undefined }) => (
  <div className={styles.frame} style={{ '--columns': sequence.participants.length } as object}>
    <ol className={styles.participants} aria-label="Participants">
      {sequence.participants.map((participant) => (
        <li key={participant} className={styles.participant}>
          {participant}
        </li>
      ))}
    </ol>
    <ol className={styles.rows} aria-label="Messages">
      {sequence.messages.map((message) => (
        <Row key={message.id} {...{ message, sequence }} isCurrent={message === current} />
      ))}
    </ol>
  </div>
);

export const SequencePage = ({ address }: { address: Address }) => {
  const opened = useOpened();
  const [only, setOnly] = useState('');
  const [outcome, setOutcome] = useState('');
  const report = 'report' in opened ? opened.report : undefined;
  const sequence = useMemo(() => report && sequenceOf(report, only), [report, only]);
  if (!report || !sequence) return <ReportChooser />;
  const copy = () =>
    navigator.clipboard.writeText(mermaidOf(sequence)).then(
      () => setOutcome('The diagram is in the clipboard.'),
      () => setOutcome('The browser did not allow the clipboard.'),
    );
  return (
    <section aria-label="The sequence" className={styles.root}>
      <div className={gallery.times}>
        <a className={gallery.elsewhere} href={addressOf({ ...address, chart: reportId })}>
          Back to the charts
        </a>
        <label className={gallery.inline}>
          Participant{' '}
          <select className={gallery.select} value={only} onChange={({ target }) => setOnly(target.value)}>
            <option value="">all</option>
            {actorsOf(report).map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button variant="secondary" size="small" onPress={() => void copy()}>
          Copy as Mermaid
        </Button>
        <span role="status">{outcome}</span>
      </div>
      <Diagram sequence={sequence} current={sequence.messages.find(({ entry }) => String(entry) === address.entry)} />
    </section>
  );
};
