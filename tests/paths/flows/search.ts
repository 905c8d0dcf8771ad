/** The search box of the header: suggestions for what is typed, a mark that is moved by keys, nothing found, an error. */
import { searchMachine } from '#machines/search/search.machine.ts';
import { selectSearch } from '#machines/search/search.selectors.ts';
import type { SearchEvent, SearchFacts, Suggestion } from '#machines/search/search.types.ts';
import { done, eventsOf, failed } from '../../support/charts/events.ts';
import type { ChartModel } from '../../support/charts/model.ts';
import { type Shopper, see } from '../../support/shopper/shopper.ts';
import type { Journey, Planner } from '../journey.ts';
import { requireDesktop } from '../left-out.ts';
import { seeText, silent } from '../sights.ts';
import { settled } from '../timeouts.ts';

const suggestion = (id: number, name: string): Suggestion => ({ id, name, price: 1, thumbnail: '', category: null });
const eventOf = eventsOf<SearchEvent>();

type Snapshot = Parameters<typeof selectSearch>[0];

const needsText = /^(highlight|search\.close|query\.clear)/;

/**
 * What a person can do next: keys need the box, the cross needs a text, a pause in typing goes by at once, and what
 * stands in the box already cannot be typed.
 */
const isPossible: NonNullable<ChartModel['isPossible']> = (snapshot, event) => {
  const { value, context } = snapshot as unknown as Snapshot;
  const { type } = event;
  if (value.question === 'debouncing') return type.startsWith('xstate.after.searchDebounce');
  if (type === 'search.close') return value.list === 'open';
  if (type === 'query.type') return (event as SearchEvent & { text: string }).text !== context.text;
  return !needsText.test(type) || context.text !== '';
};

const model: ChartModel = {
  machine: searchMachine as never,
  input: undefined,
  cases: [
    eventOf({ type: 'query.type', text: 'to' }),
    eventOf({ type: 'query.type', text: 'tom' }),
    eventOf({ type: 'query.clear' }),
    eventOf({ type: 'highlight.next' }),
    eventOf({ type: 'highlight.previous' }),
    eventOf({ type: 'search.close' }),
    done('suggestProducts', [suggestion(1, 'Tomato'), suggestion(2, 'Potato')]),
    done('suggestProducts', []),
    failed('suggestProducts', silent),
  ],
  view: (snapshot) => [snapshot.value, selectSearch(snapshot as never), snapshot.context.response?.query ?? null],
  isPossible,
};

const seeBox = async ({ page, t }: Shopper, facts: SearchFacts) => {
  const box = page.getByRole('combobox', { name: t('Search products'), exact: true });
  await seeText(box, facts.text);
  await settled(
    async () => (await box.getAttribute('aria-expanded')) === 'true',
    'the list of suggestions is open',
  ).toBe(facts.isOpen);
  const names = facts.isOpen ? facts.suggestions.map(({ name }) => name) : [];
  const options = page.getByRole('option').filter({ visible: true });
  await settled(
    async () => (await options.allInnerTexts()).map((text) => text.split('\n')[0]),
    'the suggestions',
  ).toEqual(names);
  const marked = facts.suggestions.find(({ id }) => id === facts.highlightedId);
  if (facts.isOpen && marked) await see(page.getByRole('option', { name: marked.name, selected: true }));
  if (facts.isOpen && facts.nothingFoundFor) await see(page.getByText(t('No results found for')));
};

const boxOf = ({ page, t }: Shopper) => page.getByRole('combobox', { name: t('Search products'), exact: true });
const key = (name: string) => (shopper: Shopper) => boxOf(shopper).press(name);

const planOnDesktop = async (): Promise<Journey> => ({
  flow: 'search',
  path: '/',
  model,
  timers: /searchDebounce/,
  ports: { 'GET /products/suggestions': 'suggestProducts' },
  output: (_, data) => data,
  hands: {
    'query.type': (shopper, { text }: { text: string }) => shopper.write(boxOf(shopper), text),
    'query.clear': ({ page, t, press }) => press(page.getByRole('button', { name: t('Clear search') })),
    'highlight.next': key('ArrowDown'),
    'highlight.previous': key('ArrowUp'),
    'search.close': key('Escape'),
  },
  see: (shopper, snapshot) => seeBox(shopper, selectSearch(snapshot as never)),
});

export const planSearch: Planner = (ground) => {
  requireDesktop(ground, 'the search of a phone is a dialog of its own');
  return planOnDesktop();
};
