/** A tester's session: opened from a file, replayed on the charts as they are now, and moved through in time. */
import { useMemo } from 'react';
import { type Address, addressOf, replaceAddress } from '../address.ts';
import { ChartPage } from '../ChartPage.tsx';
import { charts } from '../charts.ts';
import * as gallery from '../gallery.css.ts';
import { type Opened, useOpened } from './opened.ts';
import { ReportBar } from './ReportBar.tsx';
import { ReportChooser } from './ReportChooser.tsx';
import * as styles from './report.css.ts';
import { sequenceId } from './report-id.ts';
import { SaveReport } from './SaveReport.tsx';
import { Timeline } from './Timeline.tsx';
import { actorsOf, momentsOf, placeOf } from './timeline.ts';

const Session = ({
  opened,
  address,
}: {
  opened: Exclude<Opened, { status: 'none' | 'unreadable' }>;
  address: Address;
}) => {
  const { report, difference, verdict, status } = opened;
  const moments = useMemo(() => momentsOf(report), [report]);
  const actors = useMemo(() => actorsOf(report).filter(({ chart }) => charts.some(({ id }) => id === chart)), [report]);
  const last = moments.length - 1;
  const entry = Math.min(Number(address.entry ?? difference?.entry ?? 0) || 0, last);
  const actor =
    actors.find(({ name }) => name === address.actor) ??
    actors.find(({ name }) => name === difference?.actor) ??
    actors[0];
  const chart = charts.find(({ id }) => id === actor?.chart);
  const step = useMemo(() => placeOf(report, actor?.name ?? '', entry), [report, actor, entry]);
  if (!actor || !chart) return <ReportChooser problem="No chart of this report exists any more." />;
  const goTo = (next: number) => {
    const own = moments[next];
    const isChart = own?.isStep && actors.some(({ name }) => name === own.actor);
    replaceAddress({ ...address, actor: isChart ? own.actor : actor.name, entry: String(next) });
  };
  const isHere = difference !== undefined && difference.actor === actor.name && entry >= difference.entry;
  return (
    <ChartPage
      key={chart.id}
      chart={chart}
      address={{ chart: chart.id }}
      step={step}
      differing={isHere ? difference.transitions : undefined}
      isFollowing
      bar={
        <ReportBar
          {...{ actors, entry, last }}
          actor={actor.name}
          difference={difference?.entry}
          onActor={(name) => replaceAddress({ ...address, actor: name, entry: String(entry) })}
          onGoTo={goTo}
        />
      }
      side={
        <section aria-label="The report" className={styles.root}>
          <h2 className={styles.title}>{opened.name}</h2>
          <p role="status" className={styles.verdict} data-status={difference ? 'differs' : status}>
            {verdict}
          </p>
          <a className={gallery.elsewhere} href={addressOf({ chart: sequenceId, entry: String(entry) })}>
            Who told whom what
          </a>
          <SaveReport report={report} />
          <Timeline {...{ moments, difference }} current={entry} onGoTo={goTo} />
        </section>
      }
    />
  );
};

export const ReportPage = ({ address }: { address: Address }) => {
  const opened = useOpened();
  if (opened.status === 'none') return <ReportChooser />;
  if (opened.status === 'unreadable') return <ReportChooser problem={`${opened.name}: ${opened.reason}`} />;
  return <Session opened={opened} address={address} />;
};
