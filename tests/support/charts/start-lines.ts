/** Lines on their way into the cart, which wait for a response, and what comes of them. */
import { linesToCartMachine } from '#machines/lines-to-cart/lines-to-cart.machine.ts';
import { selectLinesToCart } from '#machines/lines-to-cart/lines-to-cart.selectors.ts';
import { type AddedReport, leftOut } from '#machines/shared/added-lines.ts';
import { startHeld } from './held-flow.ts';

export const riceLine = { product_id: 41, packaging_id: 97, name: 'Basmati Rice', unit: '1 kg', quantity: 1 };
export const tomatoLine = { product_id: 42, packaging_id: 98, name: 'Plum tomatoes', unit: '500 g', quantity: 2 };
export const addBoth = { type: 'lines.add', lines: [riceLine, tomatoLine] } as const;

export const complete: AddedReport = { added: 2, refused: [] };
export const short: AddedReport = { added: 1, refused: [leftOut(tomatoLine, 'Sold out.')] };

export const startLines = (isSignedIn = true) => {
  const flow = startHeld(linesToCartMachine, { isSignedIn }, ['addLines']);
  const facts = () => selectLinesToCart(flow.snapshot());
  return { ...flow, facts, stage: () => facts().stage };
};

export type StartedLines = ReturnType<typeof startLines>;

export const startAdding = () => {
  const flow = startLines();
  flow.send(addBoth);
  return flow;
};

/** The lists of lines that were sent; the same list is the same attempt. */
export const attemptsOf = (flow: StartedLines) =>
  flow.requested('addLines').map((input) => (input as { additions: object }).additions);
