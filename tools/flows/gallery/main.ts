/** The gallery: every chart drawn and explained, what a running shop does on it, and what it did before. */
import { mergeRecordings } from '../coverage/merge.ts';
import { drawChart, escapeText } from '../draw.ts';
import { layOut } from '../layout.ts';
import { outlineChart } from '../outline.ts';
import { charts, search } from './charts.ts';
import { listen } from './shop.ts';
import { triedOf } from './tried.ts';

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const field = element<HTMLInputElement>('search');
const list = element('list');
const time = element<HTMLInputElement>('time');
const actorField = element<HTMLSelectElement>('actor');

const shop = listen(() => {
  showList();
  showRun();
});
/** While it follows, the newest step is shown. */
let isFollowing = true;

const chosen = () => charts.find(({ id }) => `#${id}` === location.hash) ?? charts[0];

const showList = () => {
  const found = search(field.value);
  const running = shop.charts();
  element('found').textContent = `${found.length} of ${charts.length} charts`;
  list.innerHTML = found
    .map(({ id }) => {
      const current = id === chosen()?.id ? ' aria-current="page"' : '';
      return `<li><a href="#${id}"${current}>${id}${running.has(id) ? '<span class="busy" title="running">●</span>' : ''}</a></li>`;
    })
    .join('');
};

const showChart = async () => {
  const chart = chosen();
  if (!chart) return;
  const { id, file, purpose, rules, machine } = chart;
  element('name').textContent = id;
  element('about').innerHTML = [
    ...purpose.map((paragraph) => `<p>${escapeText(paragraph)}</p>`),
    `<p>Source: <code>${file}</code></p>`,
    rules.length > 0
      ? `<p>Rules: ${escapeText(rules.join(', '))} (<code>docs/rules.md</code>)</p>`
      : '<p>No rule of the product is about it alone.</p>',
  ].join('');
  isFollowing = true;
  const layout = await layOut(outlineChart(machine));
  if (chosen() !== chart) return;
  element('picture').innerHTML = drawChart(`The chart ${id}`, layout);
  showRun();
  await showTried();
};

/** What was never tried is red, where somebody wants to see it. */
const showTried = async () => {
  const { words, states, transitions } = await triedOf(chosen()?.id ?? '');
  const isRequested = element<HTMLInputElement>('tried').checked;
  element('shares').textContent = isRequested ? words : '';
  mark(isRequested ? states : [], 'never', 'id');
  mark(isRequested ? transitions : [], 'never', 'key');
};

/** The actors of the chart; the one that was chosen stays. */
const showActors = () => {
  const actors = shop.actorsOf(chosen()?.id ?? '');
  const keys = actors.map(({ key }) => key);
  if (keys.join() !== [...actorField.options].map(({ value }) => value).join()) {
    const before = actorField.value;
    actorField.replaceChildren(...actors.map(({ key }, index) => new Option(`${index + 1}`, key)));
    actorField.value = keys.includes(before) ? before : (keys.at(-1) ?? '');
  }
  return actors.find(({ key }) => key === actorField.value);
};

const showRun = () => {
  const actor = showActors();
  const steps = actor?.steps ?? [];
  element('live').textContent = shop.isRunning()
    ? `A shop is running; this chart took ${steps.length} steps.`
    : 'No shop is running in another tab of this browser.';
  time.max = String(Math.max(0, steps.length - 1));
  if (isFollowing) time.value = time.max;
  const step = steps[Number(time.value)];
  element('step').textContent = step ? `${new Date(step.at).toLocaleTimeString()} ${step.event}` : '';
  mark(step?.states ?? [], 'active', 'id');
  mark(step?.taken ?? [], 'taken', 'key');
};

const mark = (names: string[], as: string, by: 'id' | 'key') => {
  for (const part of element('picture').querySelectorAll<SVGElement>(`[data-${by}]`)) {
    part.classList.toggle(as, names.includes(part.dataset[by] ?? ''));
  }
};

/** What the session tried, in the format of coverage: for `test-results/flows/manual/`. */
const save = async () => {
  const recording = mergeRecordings((await shop.record()) as never);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: 'application/json' }));
  link.download = 'session.json';
  link.click();
};

field.addEventListener('input', showList);
actorField.addEventListener('change', showRun);
time.addEventListener('input', () => {
  isFollowing = time.value === time.max;
  showRun();
});
element('follow').addEventListener('click', () => {
  isFollowing = true;
  showRun();
});
element('save').addEventListener('click', () => void save());
element('tried').addEventListener('change', () => void showTried());
addEventListener('hashchange', () => {
  showList();
  void showChart();
});
showList();
void showChart();
