/** The state gallery: one screen in one state at three widths, and every other state two choices away. */
import type { LazyFlowName } from '#machines/registry.ts';
import { pages } from '#src/routes/pages.ts';
import type { PageName } from '#src/routes/paths.ts';
import { charts } from '../flows/gallery/charts.ts';
import { answerings, type FrameOptions, frameAddress } from './frame.types.ts';
import { pinnable } from './pinned.ts';

const widths = [320, 768, 1280];

const form = document.getElementById('choice') as HTMLFormElement;
const field = (name: string) => form.elements.namedItem(name) as HTMLSelectElement;

const offer = (name: string, values: readonly string[], chosen = values[0]) => {
  const requested = chosen ?? '';
  field(name).replaceChildren(...values.map((value) => new Option(value || 'its own states', value)));
  if (values.includes(requested)) field(name).value = requested;
};

const statesOf = (page: PageName): string[] => {
  const flows: readonly LazyFlowName[] = pages[page]?.flows ?? [];
  return flows.flatMap((flow) => charts.filter(({ id }) => id === flow).flatMap(({ machine }) => pinnable(machine)));
};

/** The choice is in the address, so that it can be passed on. */
const chosen = (): FrameOptions => Object.fromEntries(new FormData(form)) as FrameOptions;

const show = () => {
  const options = chosen();
  history.replaceState(null, '', `?${new URLSearchParams(options as never)}`);
  document.getElementById('frames')?.replaceChildren(
    ...widths.map((width) => {
      const section = document.createElement('section');
      const heading = document.createElement('h2');
      heading.textContent = `${width} pixels`;
      const frame = document.createElement('iframe');
      frame.title = `${options.page}, ${options.answering}, ${width} pixels wide`;
      frame.width = String(width);
      frame.src = frameAddress(options);
      section.append(heading, frame);
      return section;
    }),
  );
};

const before = Object.fromEntries(new URLSearchParams(location.search));
offer('page', Object.keys(pages), before.page);
offer('answering', answerings, before.answering ?? 'ready');
for (const name of ['locale', 'scheme']) if (before[name]) field(name).value = before[name];
offer('flowState', ['', ...statesOf(chosen().page)], before.flowState);
field('page').addEventListener('change', () => offer('flowState', ['', ...statesOf(chosen().page)]));
form.addEventListener('change', show);
show();
