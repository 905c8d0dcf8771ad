import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { allergiesMachine } from './allergies.machine.ts';
import { selectAllergies } from './allergies.selectors.ts';
import type { AllergiesFields } from './allergies.types.ts';

const nothing: AllergiesFields = { allergens: [], agrees: false };
const milk: AllergiesFields = { allergens: ['milk'], agrees: true };

const begin = async (stored = nothing, typed: Partial<AllergiesFields> = {}) => {
  const form = startHeld(allergiesMachine, {}, ['load', 'save']);
  await form.respond('load', stored);
  form.send({ type: 'form.change', fields: typed });
  return { ...form, facts: () => selectAllergies(form.snapshot()), submit: () => form.send({ type: 'form.submit' }) };
};

describe(allergiesMachine.id, () => {
  test('loading + a response → shows what is stored', async () => {
    const { facts } = await begin(milk);
    expect(facts()).toMatchObject({ stage: 'editing', fields: milk });
  });

  test('editing + form.submit with an allergen and no consent → shows the error at the consent and sends nothing', async () => {
    const form = await begin(nothing, { allergens: ['nuts'] });
    form.submit();
    expect(form.facts()).toMatchObject({
      stage: 'editing',
      errors: { agrees: { key: 'Agree that we save your allergies, or choose none.' } },
      fields: { allergens: ['nuts'] },
    });
    expect(form.requested('save')).toEqual([]);
  });

  test('submitting + a response → emits allergies.changed, so that warnings are fetched again', async () => {
    const form = await begin(nothing, milk);
    form.submit();
    expect(form.requested('save')).toMatchObject([{ fields: milk }]);
    await form.respond('save', { fields: milk, message: 'Stored.' });
    expect(form.facts()).toMatchObject({ stage: 'editing', known: milk, fields: milk });
    expect(form.emitted('allergies.changed')).toHaveLength(1);
  });

  test('editing + form.submit with nothing chosen → sends that the consent is taken back', async () => {
    const form = await begin(milk, nothing);
    form.submit();
    expect(form.requested('save')).toMatchObject([{ fields: nothing }]);
  });

  test('submitting + a network failure → opens the form again with what was chosen', async () => {
    const form = await begin(nothing, milk);
    form.submit();
    await form.refuse('save', { kind: 'network' });
    expect(form.facts()).toMatchObject({ stage: 'editing', fields: milk, failure: { kind: 'network' } });
  });
});
