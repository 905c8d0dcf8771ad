/** The words at the side: what the chart is for, and everything about the chosen state or transition. */
import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import type { Chart } from '../charts.ts';
import { type ChartOutline, type Exit, type Outline, outlinesIn } from '../outline.ts';
import { sourceLineOf } from '../source-lines.ts';
import { transitionsOf } from '../transitions.ts';
import { type Address, addressOf } from './address.ts';
import { sourceOf } from './charts.ts';
import * as styles from './words.css.ts';

/** A paragraph of a comment; what stands between backticks is code. */
const Paragraph = ({ text }: { text: string }) => (
  <p>
    {text.split('`').map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
      index % 2 === 1 ? <code key={index}>{part}</code> : part,
    )}
  </p>
);

type WordsProps = { chart: Chart; outline: ChartOutline; address: Address };

const openInEditor = (place: string) => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);

/** Where it is written. The development server opens an editor; elsewhere one has the path. */
const Source = ({ chart, state, transition }: { chart: Chart; state?: string; transition?: string }) => {
  const path = (state ?? '').split('.').slice(1);
  const eventType = transition ? transitionsOf(chart.machine).get(transition)?.eventType : undefined;
  const line = sourceLineOf(sourceOf(chart), { path, ...(eventType === undefined ? {} : { eventType }) });
  const place = `${chart.file}:${line}`;
  return (
    <p className={styles.source}>
      <code>{place}</code>
      {import.meta.env.DEV ? (
        <Button variant="secondary" size="small" onPress={() => openInEditor(place)}>
          Open in the editor
        </Button>
      ) : null}
    </p>
  );
};

const CopyAddress = () => {
  const [copied, setCopied] = useState('');
  const copy = () => navigator.clipboard.writeText(location.href).then(() => setCopied(location.href));
  return (
    <Button variant="secondary" size="small" onPress={() => void copy()}>
      {copied === location.href ? 'Copied' : 'Copy the address'}
    </Button>
  );
};

const Transition = ({ chart, exit: { key, targets, words } }: { chart: string; exit: Exit }) => (
  <li className={styles.transition}>
    <a href={addressOf({ chart, transition: key })} className={styles.link}>
      {words.event}
    </a>
    {words.guard ? <span className={styles.guard}> [{words.guard}]</span> : null}
    {words.actions.length > 0 ? (
      <ul className={styles.actions}>
        {words.actions.map((action) => (
          <li key={action}>/ {action}</li>
        ))}
      </ul>
    ) : null}
    {targets.map((target) => (
      <span key={target} className={styles.target}>
        →{' '}
        <a href={addressOf({ chart, state: target })} className={styles.link}>
          {target.slice(chart.length + 1) || target}
        </a>
      </span>
    ))}
    {targets.length === 0 ? <span className={styles.target}>stays</span> : null}
    {words.description ? <p>{words.description}</p> : null}
  </li>
);

const Facts = ({ state: { calls, entry, exit, tags } }: { state: Outline }) => {
  const facts = [
    ['Calls', calls],
    ['On entry', entry],
    ['On exit', exit],
    ['Tags', tags],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
    </dl>
  );
};

const Chosen = ({ chart, outline, address }: WordsProps) => {
  const states = outlinesIn(outline.root);
  const owner = address.transition ? address.transition.split(' + ')[0] : address.state;
  const state = states.find(({ id }) => id === owner);
  if (!state) return null;
  const exits = state.exits.filter(({ key }) => address.transition === undefined || key === address.transition);
  const into = outline.arrows.filter(({ target }) => target === state.id && address.transition === undefined);
  return (
    <section aria-label="What is chosen" className={styles.chosen}>
      <h2 className={styles.title}>{address.transition ? `A transition of ${state.id}` : state.id}</h2>
      {state.description ? <p>{state.description}</p> : null}
      <p className={styles.tools}>
        <CopyAddress />
      </p>
      <Source chart={chart} state={state.id} {...(address.transition ? { transition: address.transition } : {})} />
      <Facts state={state} />
      <ul className={styles.list}>
        {exits.map((exit) => (
          <Transition key={exit.key} chart={chart.id} exit={exit} />
        ))}
      </ul>
      {into.length > 0 ? <h3 className={styles.subtitle}>Leads here</h3> : null}
      <ul className={styles.list}>
        {into.map(({ key, source, text }) => (
          <li key={key} className={styles.transition}>
            {source.slice(chart.id.length + 1) || source}:{' '}
            <a className={styles.link} href={addressOf({ chart: chart.id, transition: key })}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const Words = (props: WordsProps) => {
  const { id, purpose, rules } = props.chart;
  return (
    <div className={styles.root}>
      <Chosen {...props} />
      <section aria-label="What the chart is for" className={styles.about}>
        <h2 className={styles.title}>{id}</h2>
        {purpose.map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
        <p>
          {rules.length > 0
            ? `Rules: ${rules.join(', ')} (docs/rules.md)`
            : 'No rule of the product is about it alone.'}
        </p>
        <Source chart={props.chart} />
      </section>
    </div>
  );
};
