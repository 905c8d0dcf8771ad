/** The map of the whole: every flow, and an arrow to each flow that hears it or that it starts. */
import { useMemo, useState } from 'react';
import { lazyFlows } from '#machines/registry.ts';
import { type FlowFacts, mapId, mapOf, outlineMap } from '../map.ts';
import { type Address, addressOf } from './address.ts';
import { Canvas } from './Canvas.tsx';
import { charts } from './charts.ts';
import * as styles from './gallery.css.ts';
import { marksOf } from './marks.ts';
import { useDrawing, useRoom } from './use-chart.ts';
import { useShop } from './use-shop.ts';
import * as words from './words.css.ts';

const flows = mapOf(charts, lazyFlows);
const outline = outlineMap(flows);
const choice = { detail: 'names', folded: undefined } as const;

const Links = ({ names }: { names: readonly string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <a className={words.link} href={addressOf({ chart: mapId, state: name })}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);

const Flow = ({ flow: { id, starts, tells } }: { flow: FlowFacts }) => {
  const heard = flows.flatMap((other) =>
    other.tells.filter(({ to }) => to.includes(id)).map(({ event }) => ({ id: other.id, event })),
  );
  return (
    <section aria-label="What is chosen" className={words.chosen}>
      <h2 className={words.title}>{id}</h2>
      <p>
        <a className={words.link} href={addressOf({ chart: id })}>
          Open the chart
        </a>
      </p>
      {starts.length > 0 ? <h3 className={words.subtitle}>Starts</h3> : null}
      <Links names={starts} />
      {tells.length > 0 ? <h3 className={words.subtitle}>Emits</h3> : null}
      <ul className={words.list}>
        {tells.map(({ event, to }) => (
          <li key={event} className={words.transition}>
            {event}
            {to.length > 0 ? ', heard by' : ', heard by the root'}
            <Links names={to} />
          </li>
        ))}
      </ul>
      {heard.length > 0 ? <h3 className={words.subtitle}>Hears</h3> : null}
      <ul className={words.list}>
        {heard.map((fact) => (
          <li key={`${fact.id} ${fact.event}`} className={words.transition}>
            {fact.event} from <Links names={[fact.id]} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const ignoreFold = () => {};

export const MapPage = ({ address }: { address: Address }) => {
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const room = useRoom(pane);
  const drawn = useDrawing(mapId, outline, choice, room);
  const { shop, version } = useShop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shop is read anew with each of its messages.
  const marks = useMemo(
    () =>
      marksOf(outline, address, {
        active: [...shop.charts()],
        taken: [],
        differing: [],
        neverStates: [],
        neverTransitions: [],
      }),
    [address, version],
  );
  const chosen = flows.find(({ id }) => id === address.state);
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.pane} ref={setPane}>
          {drawn && room ? <Canvas {...{ drawn, room, marks }} isFollowing={false} onFold={ignoreFold} /> : null}
        </div>
      </div>
      <aside className={styles.aside} aria-label="Words">
        <div className={words.root}>
          {chosen ? <Flow flow={chosen} /> : null}
          <section className={words.about}>
            <h2 className={words.title}>The map of the whole</h2>
            <p>
              An arrow leads from a flow to each flow that it starts, or that hears what it emits. The root starts the
              flows without an arrow to them.
            </p>
            <p>Flows that run in another tab are green.</p>
            <Links names={flows.map(({ id }) => id)} />
          </section>
        </div>
      </aside>
    </>
  );
};
