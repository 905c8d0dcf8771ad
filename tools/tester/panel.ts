/** The tester's tools on the page: a button at its edge, and a panel with the report and the faults. */
import { type Fault, type FaultKind, faultKinds } from '../faults/faults.types.ts';
import type { Report } from '../replay/report.types.ts';
import type { Faults } from './faults.ts';
import { markup, style } from './panel.markup.ts';

export type PanelOptions = { report: () => Report; faults: Faults; operations: readonly string[] };

const wordsOf = ({ operation, kind, chance, ms, status }: Fault) => {
  const detail = { delay: ` by ${ms} ms`, socket: ` every ${ms} ms`, status: ` with ${status}` } as Partial<
    Record<FaultKind, string>
  >;
  return `${operation === '*' ? 'Every call' : operation}: ${faultKinds[kind]}${detail[kind] ?? ''}, ${Math.round(chance * 100)} %`;
};

/** In a tree of its own, so that no style of the shop reaches it and none of its own the shop. */
const place = (page: Document) => {
  const host = page.createElement('larder-tester');
  const tree = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  tree.adoptedStyleSheets = [sheet];
  tree.append(...markup(page));
  page.documentElement.append(host);
  return tree;
};

export const showPanel = (page: Document, { report, faults, operations }: PanelOptions): void => {
  const tree = place(page);
  const element = <T extends HTMLElement>(id: string) => tree.getElementById(id) as T;
  const [panel, toggle] = [element('panel'), element('toggle')];
  const say = (text: string) => {
    element('said').textContent = text;
  };

  const show = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
    (isOpen ? element('title') : toggle).focus();
  };
  const showPlan = () => {
    const { seed, faults: planned } = faults.plan();
    element<HTMLInputElement>('seed').value = String(seed);
    element('none').hidden = planned.length > 0;
    element('plan').replaceChildren(
      ...planned.map((fault) => {
        const item = page.createElement('li');
        const remove = page.createElement('button');
        remove.type = 'button';
        remove.textContent = 'Remove';
        remove.setAttribute('aria-label', `Remove: ${wordsOf(fault)}`);
        remove.addEventListener('click', () => {
          change(planned.filter((other) => other !== fault));
          element('operation').focus();
        });
        item.append(`${wordsOf(fault)} `, remove);
        return item;
      }),
    );
  };
  const change = (planned: readonly Fault[]) => {
    faults.set({ seed: Number(element<HTMLInputElement>('seed').value) || 0, faults: planned });
    showPlan();
    say(planned.length === 0 ? 'Nothing goes wrong on purpose.' : `${planned.length} faults are planned.`);
  };
  const numberIn = (id: string) => Number(element<HTMLInputElement>(id).value);
  const chosen = (): Fault => ({
    operation: element<HTMLSelectElement>('operation').value,
    kind: element<HTMLSelectElement>('kind').value as FaultKind,
    chance: numberIn('chance') / 100,
    ms: numberIn('ms'),
    status: numberIn('status'),
  });
  const copy = async () => {
    const text = JSON.stringify(report());
    await navigator.clipboard.writeText(text).then(
      () => say('The report is in the clipboard.'),
      () => say('The browser did not let it be copied; save it instead.'),
    );
  };
  const save = () => {
    const link = page.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(report())], { type: 'application/json' }));
    link.download = 'report.json';
    link.click();
    say('The report is saved.');
  };

  element('operation').append(...operations.map((id) => new Option(id, id)));
  element('kind').append(...Object.entries(faultKinds).map(([kind, words]) => new Option(words, kind)));
  toggle.addEventListener('click', () => show(panel.hidden === true));
  element('close').addEventListener('click', () => show(false));
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(false);
  });
  element('copy').addEventListener('click', () => void copy());
  element('save').addEventListener('click', save);
  element('seed').addEventListener('change', () => change(faults.plan().faults));
  element('form').addEventListener('submit', (event) => {
    event.preventDefault();
    change([...faults.plan().faults, chosen()]);
  });
  element('clear').addEventListener('click', () => change([]));
  showPlan();
};
