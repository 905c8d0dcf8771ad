/** The gallery: the list of charts beside the chosen one. */
import { useMemo, useState } from 'react';
import { mapId } from '../map.ts';
import { addressOf, readAddress, useHash } from './address.ts';
import { ChartPage } from './ChartPage.tsx';
import { charts, search } from './charts.ts';
import * as styles from './gallery.css.ts';
import { MapPage } from './MapPage.tsx';
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

export const Gallery = () => {
  const hash = useHash();
  const address = useMemo(() => readAddress(hash), [hash]);
  const chart = charts.find(({ id }) => id === address.chart) ?? charts[0];
  if (!chart) return null;
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.heading}>Flows</h1>
        <a
          className={styles.elsewhere}
          href={addressOf({ chart: mapId })}
          aria-current={address.chart === mapId ? 'page' : undefined}
        >
          The map of the whole
        </a>
        <a className={styles.elsewhere} href="/tools/states/index.html">
          The states of the screens
        </a>
      </header>
      <List current={address.chart === mapId ? mapId : chart.id} />
      <main className={styles.main} tabIndex={-1}>
        {address.chart === mapId ? (
          <MapPage address={address} />
        ) : (
          <ChartPage key={chart.id} chart={chart} address={{ ...address, chart: chart.id }} />
        )}
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
