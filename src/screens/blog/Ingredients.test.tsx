// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Recipe } from '#machines/query/contract.types.ts';
import { recipeMachine } from '#machines/recipe/recipe.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { short, startLines } from '#tests/support/charts/start-lines.ts';
import { aProduct } from '#tests/support/data/builders.ts';
import { anIngredient, rice, riceForFour } from '#tests/support/data/recipes.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { Ingredients } from './Ingredients.tsx';

afterEach(cleanup);

const show = (recipe: Recipe = riceForFour) => {
  const flow = startLines();
  const choice = startHeld(recipeMachine, undefined, []);
  render(
    <ShopProvider value={viewShop({ recipe: choice.actor, linesToCart: flow.actor })}>
      <Ingredients recipe={recipe} />
    </ShopProvider>,
  );
  return flow;
};

const region = () => screen.getByRole('region', { name: text('Ingredients') });
const rows = () => within(region()).getAllByRole('listitem').slice(0, 4);
const row = (name: string) => rows().find((each) => each.textContent?.includes(name)) as HTMLElement;
const box = (name: string) => within(row(name)).getByRole('checkbox') as HTMLInputElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const addButton = () => screen.getByRole('button', { name: text('Add the ingredients') });

describe('the ingredients of a post', () => {
  test('are ticked if they are for sale, and say why not otherwise', () => {
    show();
    expect(rows().map((each) => (within(each).getByRole('checkbox') as HTMLInputElement).checked)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([box('Olive oil').disabled, box('Salt').disabled, box('Basmati rice').disabled]).toEqual([
      true,
      true,
      false,
    ]);
    expect(row('Olive oil').textContent).toContain(text('Sold out'));
    expect(row('Salt').textContent).toContain(text('Not sold here'));
  });

  test('show amounts, packs and prices that follow the servings', () => {
    show();
    expect(row('Basmati rice').textContent).toContain('300 g');
    expect(row('Tomatoes').textContent).toContain('2 × 500 g');
    press(text('More servings'));
    expect(row('Basmati rice').textContent).toContain('375 g');
    expect(row('Tomatoes').textContent).toContain('7.5');
    expect(region().textContent).toContain('7.00$');
    press(text('Fewer servings'));
    press(text('Fewer servings'));
    expect(row('Basmati rice').textContent).toContain('225 g');
    expect(row('Tomatoes').textContent).toMatch(/4\.5.*2 × 500 g.*4\.00\$/);
  });

  test('show at most two decimals, and never nothing', () => {
    const third = anIngredient({ text: 'Sugar', amount: 1, unit: 'tsp' });
    const trace = anIngredient({ id: 2, text: 'Saffron', amount: 0.001 });
    show({ servings: 3, ingredients: [third, trace] });
    press(text('Fewer servings'));
    expect(row('Sugar').textContent).toContain('0.67 tsp');
    expect(row('Saffron').textContent).toContain('0.01 g');
  });

  test('leave the sum when they are unticked, and come back', () => {
    show();
    fireEvent.click(box('Basmati rice'));
    expect(box('Basmati rice').checked).toBe(false);
    expect(screen.getByText('4.00$', { selector: '[aria-live] *' })).toBeTruthy();
    fireEvent.click(box('Tomatoes'));
    expect(addButton().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(box('Basmati rice'));
    expect(addButton().getAttribute('aria-disabled')).toBeNull();
  });

  test('say where there are fewer packs than the recipe needs, and where an option has to be chosen', () => {
    const few = anIngredient({ text: 'Flour', amount: 5000, product: aProduct({ quantity: 2 }) });
    const apron = anIngredient({
      id: 2,
      text: 'An apron',
      product: aProduct({ sizes: [{ id: 1, name: 'M', price: 0 }] }),
    });
    show({ servings: 4, ingredients: [few, apron, { ...rice, id: 3 }] });
    expect(row('Flour').textContent).toContain(text('Only {count} left').replace('{count}', '2'));
    expect(row('An apron').textContent).toContain(text('Choose options'));
    expect(box('An apron').disabled).toBe(true);
  });
});

/** The stepper of the servings has a live region of its own, before it. */
const outcomePlace = () => screen.getAllByRole('status').at(-1) as HTMLElement;

describe('adding them', () => {
  test('is busy until the response, which names what was refused and leads to the cart', async () => {
    const flow = show();
    fireEvent.click(addButton());
    expect(flow.requested()).toMatchObject([{ additions: [{ product_id: 41 }, { product_id: 42 }] }]);
    expect(addButton().getAttribute('aria-busy')).toBe('true');
    expect(box('Basmati rice').disabled).toBe(true);
    await act(() => flow.respond('addLines', short));
    const outcome = outcomePlace();
    expect(outcome.textContent).toContain('1 product was added to your cart.');
    expect(outcome.textContent).toContain('Sold out.');
    expect(within(outcome).getByRole('button', { name: text('View In Cart') })).toBeTruthy();
    fireEvent.click(box('Tomatoes'));
    expect(outcomePlace().textContent).toBe('');
  });

  test('says so if nothing was added', async () => {
    const flow = show();
    fireEvent.click(addButton());
    await act(() => flow.respond('addLines', { ...short, added: 0 }));
    expect(outcomePlace().textContent).toContain(text('Nothing could be added to your cart.'));
    expect(screen.queryByRole('button', { name: text('View In Cart') })).toBeNull();
  });

  test('offers another try after a failure', async () => {
    const flow = show();
    fireEvent.click(addButton());
    await act(() => flow.refuse('addLines', { kind: 'network' }));
    expect(screen.getByRole('alert').textContent).not.toBe('');
    press(text('Try again'));
    expect(flow.requested('addLines')).toHaveLength(2);
  });
});
