import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { helpSearchMachine } from './help-search.machine.ts';
import { selectHelpText } from './help-search.selectors.ts';

const begin = () => {
  const { send, snapshot } = startHeld(helpSearchMachine, undefined, []);
  return { send, state: () => [snapshot().value, selectHelpText(snapshot())] };
};

describe(helpSearchMachine.id, () => {
  test('all + words.type: narrows, and what was typed stays as it is', () => {
    const { send, state } = begin();
    expect(state()).toEqual(['all', '']);
    send({ type: 'words.type', text: ' Cancel ' });
    expect(state()).toEqual(['narrowed', ' Cancel ']);
    send({ type: 'words.type', text: 'cancel o' });
    expect(state()).toEqual(['narrowed', 'cancel o']);
  });

  test('narrowed + blank words.type: shows all, and the space stays in the field', () => {
    const { send, state } = begin();
    send({ type: 'words.type', text: 'x' });
    send({ type: 'words.type', text: ' ' });
    expect(state()).toEqual(['all', ' ']);
  });

  test('words.clear: empties the field and shows all', () => {
    const { send, state } = begin();
    send({ type: 'words.type', text: 'x' });
    send({ type: 'words.clear' });
    expect(state()).toEqual(['all', '']);
    send({ type: 'words.clear' });
    expect(state()).toEqual(['all', '']);
  });
});
