/** Shopping by a list: written, sorted, put into the cart. */
import { smartOrderMachine } from '#machines/smart-order/smart-order.machine.ts';
import { selectSmartOrder } from '#machines/smart-order/smart-order.selectors.ts';
import { refused } from '../../models/cart.ts';
import { done, eventOf, failed } from '../../support/charts/events.ts';
import { foundLines, report } from '../../support/data/smart-order.ts';
import { button, heading, type Shopper, see } from '../../support/shopper/shopper.ts';
import type { Planner } from '../journey.ts';
import { seeBusy, seeField, seeText, silent } from '../sights.ts';

const ports = ['matchSmartOrder', 'addSmartOrder'];
const listOf = ({ page, t }: Shopper) => page.getByRole('textbox', { name: t('Shopping list') });
const productOf = ({ page, t }: Shopper) =>
  page.getByRole('combobox', { name: t('Product for {line}', { line: 'milk' }) });
const quantityOf = ({ page, t }: Shopper, name: string) =>
  page.getByRole('textbox', { name: t('Quantity of {name}', { name }), exact: true });
const pressButton =
  (...names: Parameters<Shopper['t']>[0][]) =>
  (shopper: Shopper) => {
    const [first, ...others] = names.map((name) =>
      shopper.page.getByRole('main').getByRole('button', { name: shopper.t(name), exact: true }),
    );
    return shopper.press(others.reduce((found, other) => found.or(other), first as NonNullable<typeof first>));
  };

type Facts = ReturnType<typeof selectSmartOrder>;

const seeChoice = async (shopper: Shopper, { choices, stage }: Facts) => {
  const { t } = shopper;
  const choice = choices[0];
  await see(heading(shopper, t('What we found')));
  await seeText(productOf(shopper), choice && choice !== 'leftOut' ? String(choice.productId) : '');
  await seeBusy(button(shopper, t('Add all to cart')), stage === 'adding');
};

const seeList = async (shopper: Shopper, facts: Facts) => {
  const { page, t } = shopper;
  const { stage, text, error, failure } = facts;
  if (failure) await see(page.getByText(failure.message ?? t('Check your connection and try again')));
  if (stage === 'added') return see(heading(shopper, t('What came of your list')));
  if (stage === 'choosing' || stage === 'adding') return seeChoice(shopper, facts);
  await seeField(listOf(shopper), text, error !== undefined);
  await seeBusy(button(shopper, t('Find products')), stage === 'matching');
};

export const planSmartOrder: Planner = async () => ({
  flow: 'smartOrder',
  path: '/smart-order',
  isSignedIn: true,
  model: {
    machine: smartOrderMachine as never,
    input: undefined,
    cases: [
      eventOf('list.type', { text: 'milk, unicorn' }),
      eventOf('list.submit'),
      eventOf('list.edit'),
      eventOf('list.restart'),
      eventOf('line.choose', { line: 0, productId: 42 }),
      eventOf('line.setQuantity', { line: 0, quantity: 3 }),
      eventOf('line.leaveOut', { line: 0 }),
      eventOf('order.add'),
      done('matchSmartOrder', { lines: foundLines }),
      done('addSmartOrder', { report }),
      ...ports.flatMap((port) => [failed(port, silent), failed(port, refused)]),
    ],
    view: ({ value, context }) => [
      value,
      context.text,
      Boolean(context.error),
      context.choices,
      context.report.length,
      context.failure?.kind,
    ],
    // What is left out has no quantity and nothing to add.
    isPossible: ({ context }, { type }) =>
      !/^(line\.setQuantity|order\.add)$/.test(type) || context.choices[0] !== 'leftOut',
  },
  ports: { 'POST /smart-order/match': 'matchSmartOrder', 'POST /smart-order/add': 'addSmartOrder' },
  bodyOf: (port, output) =>
    port === 'matchSmartOrder' ? { data: output } : { data: { ...(output as object), total: 0, cart_items: [] } },
  hands: {
    'list.type': (shopper, { text }: { text: string }) => shopper.write(listOf(shopper), text),
    'list.submit': pressButton('Find products'),
    'list.edit': pressButton('Cancel', 'Change the list'),
    'list.restart': pressButton('Another list'),
    'line.choose': async (shopper) => void (await productOf(shopper).selectOption('42')),
    'line.leaveOut': async (shopper) => void (await productOf(shopper).selectOption('')),
    'line.setQuantity': async (shopper, { quantity }: { quantity: number }) => {
      const chosen = await productOf(shopper).inputValue();
      const field = quantityOf(shopper, chosen === '42' ? 'Oat Drink' : 'Whole Milk');
      await field.fill(String(quantity));
      await field.press('Enter');
    },
    'order.add': pressButton('Add all to cart'),
  },
  see: (shopper, snapshot) => seeList(shopper, selectSmartOrder(snapshot as never)),
});
