/** The gallery: the list of charts beside the chosen one. */
import { useMemo, useState } from 'react';
import { mapId } from '../map.ts';
import { type Address, addressOf, readAddress, useHash } from './address.ts';
import { charts, search } from './charts.ts';
import * as styles from './gallery.css.ts';
import { LivePage } from './LivePage.tsx';
import { MapPage } from './MapPage.tsx';
import { ReportPage } from './report/ReportPage.tsx';
import { reportId, sequenceId } from './report/report-id.ts';
import { SequencePage } from './report/SequencePage.tsx';
import { useDroppedFile } from './report/use-dropped-file.ts';
import { SimulationPage } from './simulation/SimulationPage.tsx';
import { useShop } from './use-shop.ts';

const bringNear = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

const List = ({ current }: { current: string }) => {
  const [query, setQuery] = useState('');
  const { shop } = useShop();
  const found = search(query);
  const running = shop.charts();
  return (
    <nav aria-label="Charts" className={styles.nav}>
      <label className={styles.search}>
        <span>Search</span>
        <input type="search" autoComplete="off" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status" className={styles.found}>
        {found.length} of {charts.length} charts
      </p>
      <ul className={styles.list}>
        {found.map(({ id }) => (
          <li key={id}>
            <a
              className={styles.item}
              href={`#${id}`}
              aria-current={id === current ? 'page' : undefined}
              ref={id === current ? bringNear : undefined}
            >
              {id}
            </a>
            {running.has(id) ? (
              <span className={styles.running} role="img" aria-label="running" title="running" />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
};

const elsewhere = [
  { id: mapId, name: 'The map of the whole' },
  { id: reportId, name: 'Reports of sessions' },
];

const Page = ({ address }: { address: Address }) => {
  const chart = charts.find(({ id }) => id === address.chart) ?? charts[0];
  if (address.chart === mapId) return <MapPage address={address} />;
  if (address.chart === reportId) return <ReportPage address={address} />;
  if (address.chart === sequenceId) return <SequencePage address={address} />;
  if (!chart) return null;
  const own = { ...address, chart: chart.id };
  return address.run === undefined ? (
    <LivePage key={chart.id} chart={chart} address={own} />
  ) : (
    <SimulationPage key={chart.id} chart={chart} address={own} />
  );
};

export const Gallery = () => {
  const hash = useHash();
  const address = useMemo(() => readAddress(hash), [hash]);
  useDroppedFile();
  const current = address.chart || charts[0]?.id;
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.heading}>Flows</h1>
        {elsewhere.map(({ id, name }) => (
          <a
            key={id}
            className={styles.elsewhere}
            href={addressOf({ chart: id })}
            aria-current={address.chart === id ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
        <a className={styles.elsewhere} href="/tools/states/index.html">
          The states of the screens
        </a>
      </header>
      <List current={current ?? ''} />
      <main className={styles.main} tabIndex={-1}>
        <Page address={address} />
      </main>
      <svg className={styles.markers} aria-hidden="true">
        <defs>
          <marker id="arrow-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0L8 4L0 8z" fill="context-stroke" />
          </marker>
        </defs>
      </svg>
    </div>
  );
};
